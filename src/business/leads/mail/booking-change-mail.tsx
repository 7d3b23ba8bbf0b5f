import { Text as Paragraph } from '@react-email/components'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { bookedTime } from './booked-time.ts'
import { greeting } from './greeting.ts'
import type { BookingChangeMail as Mail } from './mail-payloads.ts'

/** Tells the visitor that their time is another one, or none any more. */
export function BookingChangeMail({ mail, text }: { mail: Mail; text: Text }) {
  const { change, country, reference, name } = mail
  const when = bookedTime(mail, text)
  return (
    <MailLayout
      country={country}
      preview={when}
      reason={text('mail.footer.reason', { brand: brand().name })}
      {...mailVoice(text)}
      title={text(`mail.booking.${change}.title`)}
    >
      <MailText>{greeting(name, text)}</MailText>
      <MailText>{text(`mail.booking.${change}.text`)}</MailText>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <Paragraph style={style.text}>
        {text('mail.reference')} <strong>{reference}</strong>
      </Paragraph>
      <MailText>{text(`mail.booking.${change}.calendar`)}</MailText>
      <MailText>
        {text(change === 'moved' ? 'mail.booking.change' : 'mail.booking.cancelled.again', {
          phone: contactOf(country).phoneNumbers[0] ?? '',
        })}
      </MailText>
    </MailLayout>
  )
}
