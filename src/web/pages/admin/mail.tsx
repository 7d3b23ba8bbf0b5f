import { OutboxList } from '#business/mail/ui/admin/outbox-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import { MailSections } from '../../admin/mail-sections.tsx'

export const messages = ['admin-mail'] as const
export const title = 'admin.menu.mail'

/** The mails that the site sends. */
export default function MailPage() {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-3xl">{text('admin.menu.mail')}</h1>
        <p className="mt-1 text-muted">{text('admin-mail.text')}</p>
      </div>
      <MailSections />
      <OutboxList />
    </div>
  )
}
