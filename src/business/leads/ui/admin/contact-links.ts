import type { Text } from '#i18n/text.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { callLink, whatsappLink } from '../../phone-links.ts'

/** How a person is reached; null where they left no such thing. */
export type ContactLinks = { readonly call: string | null; readonly chat: string | null; readonly mail: string | null }

type Reached = Pick<AdminLead, 'name' | 'phone' | 'email' | 'country' | 'reference' | 'kind'>

/** Links that dial, open a chat or begin a mail to a person; `visitorText` speaks their language, `brand` is ours. */
export function contactLinks(lead: Reached, visitorText: Text, brand: string): ContactLinks {
  const { name, phone, email, country, reference, kind } = lead
  const said = { name, brand, reference, about: visitorText(`admin-leads.greeting.${kind}`) }
  const greeting = visitorText('admin-leads.greeting', said)
  const subject = visitorText('admin-leads.greeting.subject', said)
  const query = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')
  return {
    call: phone && callLink(phone, country),
    chat: phone && `${whatsappLink(phone, country)}?${query({ text: greeting })}`,
    mail:
      email && `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query({ subject, body: `${greeting}\n\n` })}`,
  }
}
