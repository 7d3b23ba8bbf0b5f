import { Text as Paragraph } from '@react-email/components'
import { FieldTable } from '#design/mail/field-table.tsx'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import type { DecisionMail as Mail } from './mail-payloads.ts'
import { planRows } from './plan-rows.tsx'
import { WayToApplication } from './way-to-application.tsx'

/** Tells the applicant what was decided, or which documents are asked for again, and why. */
export function DecisionMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand } = useMailCompany()
  const { country, reference, status, reason, documentTypes = [], documentType, statusLink } = mail
  const asked = documentType ? [documentType] : documentTypes
  const told = text(`mail.decision.text.${status}`)
  return (
    <MailLayout
      country={country}
      preview={told}
      reason={text('mail.footer.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
      title={text(`mail.decision.title.${status}`)}
    >
      <MailText>{text('mail.greeting.plain')}</MailText>
      <MailText>{told}</MailText>
      {asked.map((type) => (
        <Paragraph key={type} style={style.slot}>
          {text(`financing.document.${type}`)}
        </Paragraph>
      ))}
      {reason && (
        <Paragraph style={{ ...style.text, whiteSpace: 'pre-line' }}>
          {text('mail.decision.reason')} {reason}
        </Paragraph>
      )}
      <FieldTable rows={[[text('mail.reference'), reference], ...planRows(text, mail)]} />
      <WayToApplication text={text} country={country} statusLink={statusLink} />
    </MailLayout>
  )
}
