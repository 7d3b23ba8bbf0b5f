/** Why a mail did not leave, as far as what was said of it tells. */
export type MailFault = 'unreachable' | 'signIn' | 'address' | 'other'

const signs: readonly (readonly [MailFault, RegExp])[] = [
  ['unreachable', /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|getaddrinfo|closed unexpectedly/i],
  ['signIn', /invalid login|EAUTH|\b535\b|authentication/i],
  ['address', /recipient|EENVELOPE|\b55[0-4]\b/i],
]

/** The kind of a failure, read from the words of the mail server or of the network. */
export function mailFaultOf(lastError: string): MailFault {
  return signs.find(([, sign]) => sign.test(lastError))?.[0] ?? 'other'
}
