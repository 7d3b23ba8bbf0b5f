import { MailLink } from '#design/mail/mail-link.tsx'
import { Text as Paragraph } from '@react-email/components'
import { useMailCompany } from '#design/mail/mail-company.ts'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import type { Text } from '#i18n/text.ts'
import type { Country } from '#kernel/country.ts'

type WayProps = { readonly text: Text; readonly country: Country; readonly statusLink: string }

/** How every mail to an applicant ends: the way to the application, whose it is alone, and whom to ask. */
export function WayToApplication({ text, country, statusLink }: WayProps) {
  const { contacts } = useMailCompany()
  return (
    <>
      <Paragraph style={style.text}>
        <MailLink href={statusLink}>{text('mail.application.link')}</MailLink>
      </Paragraph>
      <MailText>{text('mail.application.private')}</MailText>
      <MailText>{text('mail.application.question', { phone: contacts[country].phoneNumbers[0] ?? '' })}</MailText>
    </>
  )
}
