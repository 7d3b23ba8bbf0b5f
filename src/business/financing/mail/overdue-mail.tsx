import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { MailText } from '#design/mail/mail-text.tsx'
import { RecordLink } from '#design/mail/record-link.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import type { OverdueMail as Mail } from './mail-payloads.ts'
import { productName } from './plan-rows.tsx'

/** Tells staff of the applications whose promised day is past, and whose each is. */
export function OverdueMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand } = useMailCompany()
  const told = text('mail.applicationOverdue.text')
  return (
    <MailLayout
      country={mail.country}
      preview={told}
      {...mailVoice(text, brand)}
      title={text('mail.applicationOverdue.title')}
    >
      <MailText>{told}</MailText>
      <FieldTable
        rows={mail.overdue.map(({ reference, fullName, product, dueOn, owner }) => {
          const date = formatLongDate(dueOn, text.language)
          const promised = text('mail.applicationOverdue.row', { product: productName(product, text), date })
          const whose = owner
            ? text('mail.applicationOverdue.row.owner', { owner })
            : text('mail.applicationOverdue.row.nobody')
          return [joinWithDots([reference, fullName]), joinWithDots([promised, whose])] as const
        })}
      />
      <RecordLink path="/admin/applications?status=undecided" words={text('mail.field.openApplications')} />
    </MailLayout>
  )
}
