import { MailLink } from '#design/mail/mail-link.tsx'
import { Text as Paragraph } from '@react-email/components'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { formatMoment } from '#i18n/format.ts'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import type { InvitationMail as Mail } from './invitation-mail-payload.ts'

/** Invites somebody to work in the back office: who asks them, as what, and the link that makes their account. */
export function InvitationMail({ mail, text }: { mail: Mail; text: Text }) {
  const { brand } = useMailCompany()
  const { name, role, invitedBy, url, country, expiresAt } = mail
  const date = formatMoment(new Date(expiresAt), text.language, countryTable[country].utcOffset)
  return (
    <MailLayout
      country={country}
      preview={text('mail.invitation.opening', { by: invitedBy, brand: brand.name })}
      reason={text('mail.invitation.reason', { brand: brand.name })}
      {...mailVoice(text, brand)}
      title={text('mail.invitation.title')}
    >
      <MailText>{text('mail.greeting', { name })}</MailText>
      <MailText>{text('mail.invitation.opening', { by: invitedBy, brand: brand.name })}</MailText>
      <MailText>{text('mail.invitation.role', { role })}</MailText>
      <Paragraph style={style.text}>
        <MailLink href={url}>{text('mail.invitation.link')}</MailLink>
      </Paragraph>
      <MailText>{text('mail.invitation.private', { date })}</MailText>
    </MailLayout>
  )
}
