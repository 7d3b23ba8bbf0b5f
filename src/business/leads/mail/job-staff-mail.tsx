import { Text as Paragraph } from '@react-email/components'
import { FieldTable } from '#design/mail/field-table.tsx'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { jobApplicationForm } from '../job-application.ts'
import { askedRows, originRows } from './contact-rows.tsx'
import type { JobApplicationMail } from './mail-payloads.ts'

/** Tells staff of a job application; of the CV its name and size. */
export function JobStaffMail({ mail, text }: { mail: JobApplicationMail; text: Text }) {
  const { application, cv, country, reference } = mail
  const file = cv && { name: cv.name, size: formatFileSize(cv.size, text.language) }
  const asked = { form: jobApplicationForm, say: text, payload: application, country }
  return (
    <MailLayout country={country} preview={application.name} {...mailVoice(text)} title={text('mail.jobStaff.title')}>
      <Paragraph style={style.slot}>{application.name}</Paragraph>
      <MailText>{text('mail.jobStaff.promise')}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...askedRows(text, asked, ['email', 'phone']),
          [text('mail.field.cv'), file ? text('mail.field.cv.file', file) : text('mail.field.cv.none')],
          ...askedRows(text, asked, ['answer']),
          ...originRows(text, { ...mail, source: application.source }),
        ]}
      />
    </MailLayout>
  )
}
