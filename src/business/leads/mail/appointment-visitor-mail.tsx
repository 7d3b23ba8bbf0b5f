import { Text as Paragraph } from '@react-email/components'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { bookedTime } from './booked-time.ts'
import { greeting } from './greeting.ts'
import { appointmentSlot, type AppointmentMail } from './mail-payloads.ts'

/** Tells the visitor which half hour is theirs, where, and how to change it. */
export function AppointmentVisitorMail({ mail, text }: { mail: AppointmentMail; text: Text }) {
  const { appointment, country, reference } = mail
  const when = bookedTime(appointmentSlot(mail), text)
  const office = contactOf(country)
  return (
    <MailLayout
      country={country}
      preview={when}
      reason={text('mail.footer.reason', { brand: brand().name })}
      {...mailVoice(text)}
      title={text('mail.appointment.title')}
    >
      <MailText>{greeting(appointment.name, text)}</MailText>
      <MailText>{text('mail.appointment.thanks')}</MailText>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <Paragraph style={style.text}>
        {text('mail.reference')} <strong>{reference}</strong>
      </Paragraph>
      <MailText>{text('mail.appointment.where', { address: office.address[text.language] })}</MailText>
      <MailText>{text('mail.booking.calendar')}</MailText>
      <MailText>{text('mail.booking.change', { phone: office.phoneNumbers[0] ?? '' })}</MailText>
    </MailLayout>
  )
}
