import { MailLink } from '#design/mail/mail-link.tsx'
import { Text as Paragraph } from '@react-email/components'
import type { ReactNode } from 'react'
import { placeName } from '#business/energy/place-name.ts'
import { quoteRows } from '#business/quotes/mail/quote-rows.tsx'
import type { ToldQuote } from '#business/quotes/quote.ts'
import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany, useMailSite } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { RecordLink } from '#design/mail/record-link.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { formatFileSize, formatLongDate, formatKwh, formatMoment, languageName } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import { callLink } from '#kernel/phone-links.ts'
import { appointmentForm } from '../appointment.ts'
import type { AuditInShort } from '../attached-audit.ts'
import { consultationForm } from '../consultation.ts'
import { messageForm } from '../contact-message.ts'
import { jobApplicationForm } from '../job-application.ts'
import { leadOfReference } from '../lead.ts'
import { orderForm } from '../order.ts'
import { answersIn, type Asked, type VisitorField, type VisitorForm } from '../visitor-form.ts'
import { bookedTime } from './booked-time.ts'
import {
  appointmentSlot,
  consultationSlot,
  type AppointmentMail,
  type ConsultationMail,
  type ContactMessageMail,
  type FollowUpsMail,
  type JobApplicationMail,
  type OrderMail,
} from './mail-payloads.ts'
import { promisedAnswer } from './promised-answer.ts'

type Row = readonly [name: string, value: ReactNode]

/** Tells staff of a new consultation request: every field, and links that call or open a chat. */
export function ConsultationStaffMail({ mail, text }: { mail: ConsultationMail; text: Text }) {
  const { consultation: asked, country, dialledNumber } = mail
  const { source } = asked
  const rows = askedRows(text, { form: consultationForm, say: text, payload: asked, country, dialledNumber })
  const about = bookedTime(consultationSlot(mail), text)
  return <StaffMail mail={mail} text={text} words="consultationStaff" about={about} rows={rows} source={source} />
}

/** Tells staff who comes to the office, and when. */
export function AppointmentStaffMail({ mail, text }: { mail: AppointmentMail; text: Text }) {
  const { appointment, country, dialledNumber } = mail
  const { source } = appointment
  const rows = askedRows(text, { form: appointmentForm, say: text, payload: appointment, country, dialledNumber })
  const about = bookedTime(appointmentSlot(mail), text)
  return <StaffMail mail={mail} text={text} words="appointmentStaff" about={about} rows={rows} source={source} />
}

/** Tells staff of a message: what was written, and how its visitor can be answered. */
export function MessageStaffMail({ mail, text }: { mail: ContactMessageMail; text: Text }) {
  const { message, country, dialledNumber } = mail
  const { name, source } = message
  const asked = { form: messageForm, say: text, payload: message, country, dialledNumber }
  const rows = askedRows(text, asked, ['email', 'phone', 'answer'])
  return <StaffMail mail={mail} text={text} words="messageStaff" about={name} rows={rows} source={source} />
}

/** Tells staff of a job application; of the CV its name and size. */
export function JobStaffMail({ mail, text }: { mail: JobApplicationMail; text: Text }) {
  const { application, cv, country, dialledNumber } = mail
  const { name, source } = application
  const file = cv && { name: cv.name, size: formatFileSize(cv.size, text.language) }
  const asked = { form: jobApplicationForm, say: text, payload: application, country, dialledNumber }
  const rows: Row[] = [
    ...askedRows(text, asked, ['email', 'phone']),
    [text('mail.field.cv'), file ? text('mail.field.cv.file', file) : text('mail.field.cv.none')],
    ...askedRows(text, asked, ['answer']),
  ]
  return <StaffMail mail={mail} text={text} words="jobStaff" about={name} rows={rows} source={source} />
}

/** Tells staff of a new order: the product at the server's price, and links that call or open a chat. */
export function OrderStaffMail({ mail, text }: { mail: OrderMail; text: Text }) {
  const { order, productName, unitPrice, total, completeTotal, country, quote, dialledNumber } = mail
  const { source } = order
  const asked = { form: orderForm, say: text, payload: order, country, dialledNumber }
  const rows: Row[] = [
    ...askedRows(text, asked, ['name', 'phone']),
    [text('mail.field.product'), `${productName} (${order.productId})`],
    ...askedRows(text, asked, ['answer']),
    [text('mail.field.unitPrice'), quote ? '' : formatMoney(unitPrice)],
    [text('mail.field.total'), formatMoney(total)],
    [text('mail.field.completeTotal'), completeTotal ? formatMoney(completeTotal) : ''],
  ]
  const about = `${quote?.units ?? order.quantity} × ${productName}`
  return <StaffMail mail={mail} text={text} words="orderStaff" about={about} rows={rows} source={source} />
}

/** Tells a member of staff what of theirs is due today, and what was given to them. */
export function FollowUpsStaffMail({ mail, text }: { mail: FollowUpsMail; text: Text }) {
  const { brand } = useMailCompany()
  const site = useMailSite()
  const { country, waiting } = mail
  const opening = text('mail.followUps.text', { count: waiting.length })
  return (
    <MailLayout country={country} preview={opening} {...mailVoice(text, brand)} title={text('mail.followUps.title')}>
      <MailText>{opening}</MailText>
      <FieldTable
        rows={waiting.map(({ leadId, reference, name, phone, nextStep, due, isGiven }) => {
          const day = due && formatLongDate(due.on, text.language)
          const when =
            due && text(due.isOverdue ? 'mail.followUps.overdue' : 'mail.followUps.today', { date: day ?? '' })
          const what = [nextStep, when ?? '', isGiven ? text('mail.followUps.given') : '']
          const told = [...what, phone ?? ''].filter(Boolean).join(' · ')
          const record = (
            <>
              {told}
              <br />
              <MailLink href={`${site}/admin/leads?lead=${leadId}`}>{text('mail.field.openRequest')}</MailLink>
            </>
          )
          return [`${name} (${reference})`, record] as const
        })}
      />
      <RecordLink path="/admin" words={text('mail.followUps.open')} />
    </MailLayout>
  )
}

type StaffMailProps = {
  mail: Omit<Origin, 'source'> & {
    reference: string
    answeredOn?: CalendarDate | null
    audit?: AuditInShort | null
    quote?: ToldQuote | null
  }
  text: Text
  words: `${'consultation' | 'appointment' | 'message' | 'job' | 'order'}Staff`
  /** In large letters: the one thing to know. */
  about: string
  rows: readonly Row[]
  source: string | undefined
}

function StaffMail({ mail, text, words, about, rows, source }: StaffMailProps) {
  const { country, reference, audit, quote, answeredOn } = mail
  const { brand, contacts } = useMailCompany()
  const { hours, name } = contacts[country]
  const promises = {
    hours: promisedAnswer(answeredOn, hours.long[text.language], text),
    when: promisedAnswer(answeredOn, text('mail.promise.soon'), text),
  }
  return (
    <MailLayout country={country} preview={about} {...mailVoice(text, brand)} title={text(`mail.${words}.title`)}>
      <Paragraph style={style.slot}>{about}</Paragraph>
      <MailText>{text(`mail.${words}.promise`, promises)}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          ...rows,
          ...(quote ? quoteRows(text, quote) : []),
          ...auditRows(text, audit),
          ...originRows(text, { ...mail, source }, name[text.language]),
        ]}
      />
      <RecordLink path={`/admin/leads?lead=${leadOfReference(reference)?.id}`} words={text('mail.field.openRequest')} />
    </MailLayout>
  )
}

/** The energy audit that came with a request, in short: what is needed, and the system that fits. */
function auditRows(text: Text, audit: AuditInShort | null | undefined): Row[] {
  if (!audit) return []
  const { language } = text
  const { totalDailyEnergy, totalEssentialEnergy, backupHours, place, requirement } = audit
  const { peakW, inverterW, batteryWh, panels } = requirement
  const need = text('mail.field.audit.need', {
    place: placeName(place, place.country),
    total: formatKwh(totalDailyEnergy, language),
    essential: formatKwh(totalEssentialEnergy, language),
    hours: backupHours,
    peak: formatQuantity(peakW, 'W', language),
    inverter: formatQuantity(inverterW, 'W', language),
    battery: formatQuantity(batteryWh, 'Wh', language),
    panels,
  })
  return [
    [text('mail.field.audit'), need],
    [text('mail.field.recommended'), systemOf(text, audit)],
  ]
}

function systemOf(text: Text, { recommendedProduct, closestAlternative }: AuditInShort): string {
  const product = recommendedProduct ?? closestAlternative
  if (!product) return text('mail.field.audit.noSystem')
  const { price: amount, currency } = product
  const system = `${nameIn(product, text.language)} (${formatMoney({ amount, currency })})`
  return recommendedProduct ? system : text('mail.field.audit.closest', { system })
}

/** How the person is written to. */
function emailRow(text: Text, email: string): Row {
  return [
    text('mail.field.email'),
    <MailLink key="email" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {email}
    </MailLink>,
  ]
}

/** How the person is reached: the number as it was typed, with a link that dials and, but on a fixed line, one that opens a chat where it can be dialled. */
function phoneRow(text: Text, phone: string, dialled: string | null | undefined): Row {
  if (dialled === null) return [text('mail.field.phone'), `${phone} (${text('mail.field.phone.unread')})`]
  if (dialled === undefined) return [text('mail.field.phone'), phone]
  const { chat } = contactLinks({ dialledNumber: dialled })
  return [
    text('mail.field.phone'),
    <>
      {phone}
      {' · '}
      <MailLink href={callLink(dialled)}>{text('mail.field.call')}</MailLink>
      {chat && (
        <>
          {' · '}
          <MailLink href={chat}>{text('mail.field.chat')}</MailLink>
        </>
      )}
    </>,
  ]
}

/** What was asked, field by field; `places` leaves out what stands above the table. */
function askedRows<Form extends VisitorForm>(
  text: Text,
  { dialledNumber, ...asked }: Asked<Form> & { readonly dialledNumber?: string | null | undefined },
  places: readonly VisitorField['staff'][] = ['name', 'email', 'phone', 'answer'],
): Row[] {
  const name = text('mail.field.name')
  const [email, phone] = [text('mail.field.email'), text('mail.field.phone')]
  const labels = { name, fullName: name, email, phone, message: text('mail.field.message') }
  return answersIn(asked, places, labels).map(({ field, label, value }) => {
    if (field.staff === 'email') return emailRow(text, value)
    return field.staff === 'phone' ? phoneRow(text, value, dialledNumber) : [label, value]
  })
}

type Origin = { country: Country; visitorLanguage: Language; receivedAt: string; source?: string | undefined }

/** Where a request comes from: country, language, page and time (the country's clock). */
function originRows(text: Text, { country, visitorLanguage, receivedAt, source }: Origin, countryName: string): Row[] {
  const received = formatMoment(new Date(receivedAt), text.language, countryTable[country].utcOffset)
  return [
    [text('mail.field.country'), countryName],
    [text('mail.field.language'), languageName(visitorLanguage, text.language)],
    [text('mail.field.source'), source],
    [text('mail.field.received'), received],
  ]
}
