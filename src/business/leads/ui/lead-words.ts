import type { MessageContext } from '#i18n/message-contexts.ts'

/** What the dialogs of leads speak. */
export const leadWords: readonly MessageContext[] = ['leads', 'problems']
