import { Heading, Text as Paragraph } from '@react-email/components'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { bookedTime } from './booked-time.ts'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import {
  consultationSlot,
  type ConsultationMail,
  type ContactMessageMail,
  type BookingChangeMail as Mail,
  appointmentSlot,
  type AppointmentMail,
} from './mail-payloads.ts'
import { promisedAnswer } from './promised-answer.ts'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'

/** Tells the visitor that the request is stored, which slot is theirs and what happens next. */
export function ConsultationVisitorMail({ mail, text }: { mail: ConsultationMail; text: Text }) {
  const { brand, contacts } = useMailCompany()
  const { consultation, country, reference } = mail
  const when = bookedTime(consultationSlot(mail), text)
  const soon = promisedAnswer(mail.answeredOn, text('mail.promise.soon'), text)
  return (
    <MailLayout
      country={country}
      preview={when}
      reason={text('mail.footer.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
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
      <MailText>{text('mail.consultation.next.call', { phone: consultation.phone, when: soon })}</MailText>
      <MailText>{text('mail.consultation.next.bills')}</MailText>
      <MailText>{text('mail.booking.calendar')}</MailText>
      <MailText>{text('mail.booking.change', { phone: contacts[country].phoneNumbers[0] ?? '' })}</MailText>
    </MailLayout>
  )
}

/**
 * Greets by name when it looks like one. Anybody can type another person's address into a form: a "name" that carries
 * a link or a number must not reach that person under our name.
 */
function greeting(firstName: string, text: Text): string {
  const looksLikeName = /^[\p{L}\p{M}'’. -]{1,40}$/u.test(firstName) && !/\.\s*\p{L}{2,}/u.test(firstName)
  return looksLikeName ? text('mail.greeting', { name: firstName }) : text('mail.greeting.plain')
}

/**
 * Tells the visitor that the message has arrived. It is not quoted: anybody can type another person's address into a form,
 * and what they write must not reach that person under our name.
 */
export function MessageVisitorMail({ mail, text }: { mail: ContactMessageMail; text: Text }) {
  const { brand, contacts } = useMailCompany()
  const { message, country, reference } = mail
  const { phoneNumbers, hours } = contacts[country]
  const thanks = text('mail.message.thanks', {
    hours: promisedAnswer(mail.answeredOn, hours.long[text.language], text),
  })
  return (
    <MailLayout
      country={country}
      preview={thanks}
      reason={text('mail.footer.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
      title={text('mail.message.title')}
    >
      <MailText>{greeting(message.name, text)}</MailText>
      <MailText>{thanks}</MailText>
      <Paragraph style={style.text}>
        {text('mail.reference')} <strong>{reference}</strong>
      </Paragraph>
      <MailText>{text('mail.message.more', { phone: phoneNumbers[0] ?? '' })}</MailText>
    </MailLayout>
  )
}

/** Tells the visitor that a time is theirs, is another one, or none any more, and why. */
export function BookingChangeMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand, contacts } = useMailCompany()
  const { change, country, reference, name, reason, address } = mail
  const isAsked = reason === 'customer'
  const when = bookedTime(mail, text)
  return (
    <MailLayout
      country={country}
      preview={when}
      reason={text('mail.footer.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
      title={text(`mail.booking.${change}.title`)}
    >
      <MailText>{greeting(name, text)}</MailText>
      {reason && reason !== 'other' && <MailText>{text(`mail.booking.because.${reason}`)}</MailText>}
      {/* Nobody is sorry for what was asked of them. */}
      {!(isAsked && change === 'cancelled') && <MailText>{text(`mail.booking.${change}.text`)}</MailText>}
      <Paragraph style={style.slot}>{when}</Paragraph>
      {address && change !== 'cancelled' && <MailText>{text('mail.visit.where', { address })}</MailText>}
      <Paragraph style={style.text}>
        {text('mail.reference')} <strong>{reference}</strong>
      </Paragraph>
      <MailText>{text(`mail.booking.${change}.calendar`)}</MailText>
      <MailText>
        {text(change === 'cancelled' ? 'mail.booking.cancelled.again' : 'mail.booking.change', {
          phone: contacts[country].phoneNumbers[0] ?? '',
        })}
      </MailText>
    </MailLayout>
  )
}

/** Tells the visitor which half hour is theirs, where, and how to change it. */
export function AppointmentVisitorMail({ mail, text }: { mail: AppointmentMail; text: Text }) {
  const { brand, contacts } = useMailCompany()
  const { appointment, country, reference } = mail
  const when = bookedTime(appointmentSlot(mail), text)
  const office = contacts[country]
  return (
    <MailLayout
      country={country}
      preview={when}
      reason={text('mail.footer.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
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
