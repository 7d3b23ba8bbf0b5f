/** What can have become of a mail: `queued` until it has left or has failed for good. */
export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]
