import { isFixedLine } from './fixed-line.ts'
import { callLink, whatsappLink } from './phone-links.ts'

/** Somebody who can be reached, as far as they told us how. */
export type Reached = {
  /** With its country's code: what was typed may not be dialled. */
  readonly dialledNumber?: string | null | undefined
  /** Several get one mail. */
  readonly email?: string | readonly string[] | null | undefined
}

/** What a chat or a mail to them begins with, in their language. */
export type Greeting = { readonly subject: string; readonly words: string }

/** How a person is reached; null where they left no such thing: nobody chats on a fixed line. */
export type ContactLinks = { readonly call: string | null; readonly chat: string | null; readonly mail: string | null }

/** Links that dial, open a chat or begin a mail to a person; without a greeting nothing is written yet. */
export function contactLinks({ dialledNumber, email }: Reached, greeting: Greeting | null = null): ContactLinks {
  const query = (values: Readonly<Record<string, string>>) =>
    `?${Object.entries(values)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')}`
  const chatQuery = greeting ? query({ text: greeting.words }) : ''
  const mailQuery = greeting ? query({ subject: greeting.subject, body: `${greeting.words}\n\n` }) : ''
  const address =
    email &&
    email.length > 0 &&
    [email]
      .flat()
      .map((one) => encodeURIComponent(one).replace('%40', '@'))
      .join(',')
  return {
    call: dialledNumber ? callLink(dialledNumber) : null,
    chat: dialledNumber && !isFixedLine(dialledNumber) ? `${whatsappLink(dialledNumber)}${chatQuery}` : null,
    mail: address ? `mailto:${address}${mailQuery}` : null,
  }
}
