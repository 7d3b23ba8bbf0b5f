import { Text as Paragraph } from '@react-email/components'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { auditRows } from './audit-rows.ts'
import { bookedTime } from './booked-time.ts'
import { consultationForm } from '../consultation.ts'
import { askedRows, originRows } from './contact-rows.tsx'
import { FieldTable } from '#design/mail/field-table.tsx'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { consultationSlot, type ConsultationMail } from './mail-payloads.ts'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'

/** Tells staff of a new consultation request: every field, and links that call or open a chat. */
export function ConsultationStaffMail({ mail, text }: { mail: ConsultationMail; text: Text }) {
  const { consultation: asked, country, reference } = mail
  const when = bookedTime(consultationSlot(mail), text)
  return (
    <MailLayout country={country} preview={when} {...mailVoice(text)} title={text('mail.consultationStaff.title')}>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <MailText>{text('mail.consultationStaff.promise')}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...askedRows(text, { form: consultationForm, say: text, payload: asked, country }),
          ...auditRows(text, mail.audit),
          ...originRows(text, { ...mail, source: asked.source }),
        ]}
      />
    </MailLayout>
  )
}
