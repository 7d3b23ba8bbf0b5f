import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { MailText } from '#design/mail/mail-text.tsx'
import { RecordLink } from '#design/mail/record-link.tsx'
import { formatMoment } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import type { ReminderMail as Mail } from './mail-payloads.ts'
import { productName } from './plan-rows.tsx'

/** Reminds staff of the applications that nobody has opened. */
export function ReminderMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand } = useMailCompany()
  const { country, waiting } = mail
  const told = text('mail.applicationReminder.text')
  return (
    <MailLayout
      country={country}
      preview={told}
      {...mailVoice(text, brand)}
      title={text('mail.applicationReminder.title')}
    >
      <MailText>{told}</MailText>
      <FieldTable
        rows={waiting.map(({ reference, product, submittedAt }) => {
          const received = formatMoment(new Date(submittedAt), text.language, countryTable[country].utcOffset)
          return [
            reference,
            text('mail.applicationReminder.row', { product: productName(product, text), received }),
          ] as const
        })}
      />
      <RecordLink path="/admin/applications?status=submitted" words={text('mail.field.openApplications')} />
    </MailLayout>
  )
}
