import type { Country } from './country.ts'
import { callLink, whatsappLink } from './phone-links.ts'

/** Somebody who can be reached, as far as they told us how. */
export type Reached = {
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly country: Country
}

/** What a chat or a mail to them begins with, in their language. */
export type Greeting = { readonly subject: string; readonly words: string }

/** How a person is reached; null where they left no such thing. */
export type ContactLinks = { readonly call: string | null; readonly chat: string | null; readonly mail: string | null }

/** Links that dial, open a chat or begin a mail to a person. */
export function contactLinks({ phone, email, country }: Reached, { subject, words }: Greeting): ContactLinks {
  const query = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')
  const address = email && encodeURIComponent(email).replace('%40', '@')
  return {
    call: phone ? callLink(phone, country) : null,
    chat: phone ? `${whatsappLink(phone, country)}?${query({ text: words })}` : null,
    mail: address ? `mailto:${address}?${query({ subject, body: `${words}\n\n` })}` : null,
  }
}
