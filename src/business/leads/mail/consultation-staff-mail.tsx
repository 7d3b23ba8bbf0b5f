import { Text as Paragraph } from '@react-email/components'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import { auditRows } from './audit-rows.ts'
import { bookedTime } from './booked-time.ts'
import { emailRow, originRows, phoneRow } from './contact-rows.tsx'
import { FieldTable } from '#design/mail/field-table.tsx'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { consultationSlot, type ConsultationMail } from './mail-payloads.ts'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'

/** Tells staff of a new consultation request: every field, and links that call or open a chat. */
export function ConsultationStaffMail({ mail, text }: { mail: ConsultationMail; text: Text }) {
  const { consultation: asked, country, reference } = mail
  const when = bookedTime(consultationSlot(mail), text)
  const currency = currencyTable[countryTable[country].currency].sign
  const label = 'leads.consultation.label'
  return (
    <MailLayout country={country} preview={when} {...mailVoice(text)} title={text('mail.consultationStaff.title')}>
      <Paragraph style={style.slot}>{when}</Paragraph>
      <MailText>{text('mail.consultationStaff.promise')}</MailText>
      <FieldTable
        rows={[
          [text('mail.reference'), reference],
          [text(`${label}.firstName`), asked.firstName],
          [text(`${label}.lastName`), asked.lastName],
          emailRow(text, asked.email),
          phoneRow(text, asked.phone, country),
          [text(`${label}.installationAddress`), asked.installationAddress],
          [text(`${label}.${countryTable[country].placeKind}`), text(`leads.place.${asked.state}`)],
          [text(`${label}.hearAboutUs`), text(`leads.hearAboutUs.${asked.hearAboutUs}`)],
          [text(`${label}.budgetedCost`), text(`leads.budgetedCost.${asked.budgetedCost}`, { currency })],
          [text(`${label}.electricitySpend`), text(`leads.electricitySpend.${asked.electricitySpend}`, { currency })],
          [text(`${label}.fuelSpend`), text(`leads.fuelSpend.${asked.fuelSpend}`, { currency })],
          [text(`${label}.purchaseTimeline`), text(`leads.purchaseTimeline.${asked.purchaseTimeline}`)],
          [text('mail.field.message'), asked.message],
          ...auditRows(text, mail.audit),
          ...originRows(text, { ...mail, source: asked.source }),
        ]}
      />
    </MailLayout>
  )
}
