import { Link } from '@react-email/components'
import type { ReactNode } from 'react'
import { formatMoment, languageName } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { contactOf } from '#kernel/brand.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { callLink, whatsappLink } from '#kernel/phone-links.ts'
import { style } from '#design/mail/mail-style.ts'
import { answersIn, type Asked, type VisitorField, type VisitorForm } from '../visitor-form.ts'

type Row = readonly [name: string, value: ReactNode]

/** How the person is written to. */
function emailRow(text: Text, email: string): Row {
  return [
    text('mail.field.email'),
    <Link key="email" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} style={style.link}>
      {email}
    </Link>,
  ]
}

/** How the person is reached: the number with a link that dials and one that opens a chat. */
function phoneRow(text: Text, phone: string, country: Country): Row {
  return [
    text('mail.field.phone'),
    <>
      {phone}
      {' · '}
      <Link href={callLink(phone, country)} style={style.link}>
        {text('mail.field.call')}
      </Link>
      {' · '}
      <Link href={whatsappLink(phone, country)} style={style.link}>
        {text('mail.field.chat')}
      </Link>
    </>,
  ]
}

/** What was asked, field by field; `places` leaves out what stands above the table. */
export function askedRows<Form extends VisitorForm>(
  text: Text,
  asked: Asked<Form>,
  places: readonly VisitorField['staff'][] = ['name', 'email', 'phone', 'answer'],
): Row[] {
  const name = text('mail.field.name')
  const labels = { name, fullName: name, message: text('mail.field.message') }
  return answersIn(asked, places, labels).map(({ field, label, value }) => {
    if (field.staff === 'email') return emailRow(text, value)
    return field.staff === 'phone' ? phoneRow(text, value, asked.country) : [label, value]
  })
}

type Origin = { country: Country; visitorLanguage: Language; receivedAt: string; source?: string | undefined }

/** Where a request comes from: country, language, page and time (the country's clock). */
export function originRows(text: Text, { country, visitorLanguage, receivedAt, source }: Origin): Row[] {
  const received = formatMoment(new Date(receivedAt), text.language, countryTable[country].timeZone)
  return [
    [text('mail.field.country'), contactOf(country).name[text.language]],
    [text('mail.field.language'), languageName(visitorLanguage, text.language)],
    [text('mail.field.source'), source],
    [text('mail.field.received'), received],
  ]
}
