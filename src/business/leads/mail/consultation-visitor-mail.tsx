import { Heading, Text as Paragraph } from '@react-email/components'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { bookedTime } from './booked-time.ts'
import { greeting } from './greeting.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { consultationSlot, type ConsultationMail } from './mail-payloads.ts'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'

/** Tells the visitor that the request is stored, which slot is theirs and what happens next. */
export function ConsultationVisitorMail({ mail, text }: { mail: ConsultationMail; text: Text }) {
  const { consultation, country, reference } = mail
  const when = bookedTime(consultationSlot(mail), text)
  return (
    <MailLayout
      country={country}
      preview={when}
      reason={text('mail.footer.reason', { brand: brand().name })}
      {...mailVoice(text)}
      title={text('mail.consultation.title')}
    >
      <MailText>{greeting(consultation.firstName, text)}</MailText>
      <MailText>{text('mail.consultation.thanks')}</MailText>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <Paragraph style={style.text}>
        {text('mail.reference')} <strong>{reference}</strong>
      </Paragraph>
      <Heading as="h2" style={style.subheading}>
        {text('mail.consultation.next.title')}
      </Heading>
      <MailText>{text('mail.consultation.next.call', { phone: consultation.phone })}</MailText>
      <MailText>{text('mail.consultation.next.bills')}</MailText>
      <MailText>{text('mail.booking.calendar')}</MailText>
      <MailText>{text('mail.booking.change', { phone: contactOf(country).phoneNumbers[0] ?? '' })}</MailText>
    </MailLayout>
  )
}
