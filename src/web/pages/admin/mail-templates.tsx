import { MailList } from '#business/mail/ui/admin/mail-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import { MailSections } from '../../admin/mail-sections.tsx'

export const messages = ['admin-mail', 'admin-mail-words'] as const
export const title = 'admin-mail.templates'

/** What the mails of the site say. */
export default function MailTemplatesPage() {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-3xl">{text('admin-mail.templates')}</h1>
        <p className="mt-1 text-muted">{text('admin-mail-words.text')}</p>
      </div>
      <MailSections />
      <MailList />
    </div>
  )
}
