import { Text as Paragraph } from '@react-email/components'
import { FieldTable } from '#design/mail/field-table.tsx'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { auditRows } from './audit-rows.ts'
import { bookedTime } from './booked-time.ts'
import { appointmentForm } from '../appointment.ts'
import { askedRows, originRows } from './contact-rows.tsx'
import { appointmentSlot, type AppointmentMail } from './mail-payloads.ts'

/** Tells staff who comes to the office, and when. */
export function AppointmentStaffMail({ mail, text }: { mail: AppointmentMail; text: Text }) {
  const { appointment, country, reference } = mail
  const when = bookedTime(appointmentSlot(mail), text)
  return (
    <MailLayout country={country} preview={when} {...mailVoice(text)} title={text('mail.appointmentStaff.title')}>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <MailText>{text('mail.appointmentStaff.promise')}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...askedRows(text, { form: appointmentForm, say: text, payload: appointment, country }),
          ...auditRows(text, mail.audit),
          ...originRows(text, { ...mail, source: appointment.source }),
        ]}
      />
    </MailLayout>
  )
}
