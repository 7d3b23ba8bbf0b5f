import { Text as Paragraph } from '@react-email/components'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { style } from '#design/mail/mail-style.ts'
import { MailText } from '#design/mail/mail-text.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { greeting } from './greeting.ts'
import type { ContactMessageMail } from './mail-payloads.ts'

/**
 * Tells the visitor that the message has arrived. It is not quoted: anybody can type another person's address into a form,
 * and what they write must not reach that person under our name.
 */
export function MessageVisitorMail({ mail, text }: { mail: ContactMessageMail; text: Text }) {
  const { message, country, reference } = mail
  const { phoneNumbers, hours } = contactOf(country)
  const thanks = text('mail.message.thanks', { hours: hours.long[text.language] })
  return (
    <MailLayout
      country={country}
      preview={thanks}
      reason={text('mail.footer.reason', { brand: brand().name })}
      {...mailVoice(text)}
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
