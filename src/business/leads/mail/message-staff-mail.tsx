import { Text as Paragraph } from '@react-email/components'
import { FieldTable } from '#design/mail/field-table.tsx'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { contactOf } from '#kernel/brand.ts'
import { auditRows } from './audit-rows.ts'
import { messageForm } from '../contact-message.ts'
import { askedRows, originRows } from './contact-rows.tsx'
import type { ContactMessageMail } from './mail-payloads.ts'

/** Tells staff of a message: what was written, and how its visitor can be answered. */
export function MessageStaffMail({ mail, text }: { mail: ContactMessageMail; text: Text }) {
  const { message, country, reference } = mail
  const { name } = message
  const hours = contactOf(country).hours.long[text.language]
  return (
    <MailLayout country={country} preview={name} {...mailVoice(text)} title={text('mail.messageStaff.title')}>
      <Paragraph style={style.slot}>{name}</Paragraph>
      <MailText>{text('mail.messageStaff.promise', { hours })}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...askedRows(text, { form: messageForm, say: text, payload: message, country }, ['email', 'phone', 'answer']),
          ...auditRows(text, mail.audit),
          ...originRows(text, { ...mail, source: message.source }),
        ]}
      />
    </MailLayout>
  )
}
