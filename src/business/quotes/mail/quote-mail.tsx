import { MailLink } from '#design/mail/mail-link.tsx'
import { Text as Paragraph } from '@react-email/components'
import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { QuoteMail as Mail } from './quote-mail-payload.ts'

/** Hands a quote to somebody who asked for it by phone or at the office: the system, its total, until when, and the ways to open it. */
export function QuoteMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand, contacts } = useMailCompany()
  const { quote, country, reference, pdfUrl } = mail
  const { units, panels, totalPrice: amount, currency, url } = quote
  const total = formatMoney({ amount, currency })
  const date = formatLongDate(quote.validUntil, text.language)
  return (
    <MailLayout
      country={country}
      preview={total}
      reason={text('mail.quote.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
      title={text('mail.quote.title')}
    >
      <MailText>{text('mail.greeting.plain')}</MailText>
      <MailText>{text('mail.quote.opening')}</MailText>
      <Paragraph style={style.slot}>{total}</Paragraph>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          [text('mail.field.quote.system'), `${units} × ${nameIn(quote, text.language)}`],
          [text('mail.field.quote.panels'), panels > 0 ? String(panels) : ''],
          [text('mail.field.quote.validUntil'), date],
        ]}
      />
      <Paragraph style={style.text}>
        <MailLink href={url}>{text('mail.quote.link')}</MailLink>
        {' · '}
        <MailLink href={pdfUrl}>{text('mail.field.quote.pdf')}</MailLink>
      </Paragraph>
      <MailText>{text('mail.quote.question', { phone: contacts[country].phoneNumbers[0] ?? '' })}</MailText>
    </MailLayout>
  )
}
