import { useMailCompany } from '#design/mail/mail-company.ts'
import { MailLayout } from '#design/mail/mail-layout.tsx'
import { MailText } from '#design/mail/mail-text.tsx'
import { RecordLink } from '#design/mail/record-link.tsx'
import { mailVoice } from '#i18n/mail-voice.ts'
import type { Text } from '#i18n/text.ts'
import type { WebhookStoppedMail as Mail } from '../webhook.ts'

/** Tells whoever may turn it on again that the site has turned an address off. */
export function WebhookStoppedMail({ mail: { url, country }, text }: { mail: Mail; text: Text }) {
  const { brand } = useMailCompany()
  const told = text('mail.webhookStopped.opening', { url })
  return (
    <MailLayout country={country} preview={told} {...mailVoice(text, brand)} title={text('mail.webhookStopped.title')}>
      <MailText>{told}</MailText>
      <MailText>{text('mail.webhookStopped.task')}</MailText>
      <RecordLink path="/admin/programs/webhooks" words={text('mail.webhookStopped.link')} />
    </MailLayout>
  )
}
