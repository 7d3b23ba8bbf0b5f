import { Text as Paragraph } from '@react-email/components'
import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { RecordLink } from '#design/mail/record-link.tsx'
import { formatLongDate, formatMoment, languageName } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import { idOfReference } from '../application.ts'
import type { ApplicationStaffMail as Mail } from './mail-payloads.ts'
import { planRows, productName } from './plan-rows.tsx'

/** Under which name each kind of news has its words. */
export const applicationNews = {
  submitted: 'applicationStaff',
  completed: 'applicationCompleted',
  second: 'applicationSecond',
} as const satisfies Readonly<Record<Mail['news'], string>>

/** Tells staff of an application that waits for their review: the plan, and what the applicant wrote. */
export function ApplicationStaffMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand, contacts } = useMailCompany()
  const { country, news, product, reference, firstApproverName = '' } = mail
  const told = {
    submitted: () => text('mail.applicationStaff.promise', { date: formatLongDate(mail.reviewDueOn, text.language) }),
    completed: () => text('mail.applicationCompleted.text'),
    second: () => text('mail.applicationSecond.text', { name: firstApproverName }),
  }
  return (
    <MailLayout
      country={country}
      preview={productName(product, text)}
      {...mailVoice(text, brand)}
      title={text(`mail.${applicationNews[news]}.title`)}
    >
      <Paragraph style={style.slot}>{productName(product, text)}</Paragraph>
      <MailText>{told[news]()}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...planRows(text, mail),
          [text('mail.field.name'), mail.fullName],
          [text(`mail.field.income.${mail.incomePeriod}`), mail.monthlyIncome],
          [text('mail.field.employer'), mail.employerName],
          [text('mail.field.email'), mail.email],
          [text('mail.field.phone'), mail.phone],
          [text('mail.field.country'), contacts[country].name[text.language]],
          [text('mail.field.language'), languageName(mail.applicantLanguage, text.language)],
          [
            text('mail.field.received'),
            formatMoment(new Date(mail.at), text.language, countryTable[country].utcOffset),
          ],
        ]}
      />
      <RecordLink path={`/admin/applications/${idOfReference(reference)}`} words={text('mail.field.openApplication')} />
    </MailLayout>
  )
}
