import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import type { ApplicantMail as Mail } from './mail-payloads.ts'
import { planRows } from './plan-rows.tsx'
import { WayToApplication } from './way-to-application.tsx'

/** Tells the applicant that we have the application, by when we answer, and how to follow it. */
export function ApplicantMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand } = useMailCompany()
  const { country, reference, statusLink } = mail
  const review = text('mail.application.review', { date: formatLongDate(mail.reviewDueOn, text.language) })
  return (
    <MailLayout
      country={country}
      preview={review}
      reason={text('mail.footer.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
      title={text('mail.application.title')}
    >
      <MailText>{text('mail.greeting.plain')}</MailText>
      <MailText>{text('mail.application.thanks')}</MailText>
      <MailText look={style.slot}>{review}</MailText>
      <FieldTable rows={[[text('mail.reference'), reference], ...planRows(text, mail)]} />
      <MailText>{text('mail.application.follow')}</MailText>
      <WayToApplication text={text} country={country} statusLink={statusLink} />
    </MailLayout>
  )
}
