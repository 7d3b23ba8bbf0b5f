import { MailLink } from '#design/mail/mail-link.tsx'
import type { ReactNode } from 'react'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { ToldQuote } from '../quote.ts'

/** What mails tell of the quote that a request is for, as rows of a table: what it is, and the link that opens it. */
export function quoteRows(text: Text, quote: ToldQuote): (readonly [name: string, value: ReactNode])[] {
  const { reference, units, panels, totalPrice: amount, currency, url } = quote
  const system = `${units} × ${nameIn(quote, text.language)}`
  const told = { reference, system, panels, total: formatMoney({ amount, currency }) }
  return [
    [text('mail.field.quote'), text('mail.field.quote.text', told)],
    [
      text('mail.field.quote.link'),
      <MailLink key="quote" href={url}>
        {url}
      </MailLink>,
    ],
  ]
}
