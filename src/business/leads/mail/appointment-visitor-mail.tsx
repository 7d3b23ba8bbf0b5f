import { Text as Paragraph } from '@react-email/components'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
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
      <Paragraph style={style.text}>{greeting(appointment.name, text)}</Paragraph>
      <Paragraph style={style.text}>{text('mail.appointment.thanks')}</Paragraph>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <Paragraph style={style.text}>
        {text('mail.reference')} <strong>{reference}</strong>
      </Paragraph>
      <Paragraph style={style.text}>
        {text('mail.appointment.where', { address: office.address[text.language] })}
      </Paragraph>
      <Paragraph style={style.text}>{text('mail.booking.calendar')}</Paragraph>
      <Paragraph style={style.text}>{text('mail.booking.change', { phone: office.phoneNumbers[0] ?? '' })}</Paragraph>
    </MailLayout>
  )
}
