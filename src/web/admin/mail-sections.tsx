import { NavLink } from 'react-router'
import { useText } from '#i18n/text-context.tsx'

/** The two screens about mails: what became of them, and what they say. */
export function MailSections() {
  const text = useText()
  const look =
    'flex min-h-11 items-center border-b-3 border-transparent px-3 text-sm font-semibold text-muted hover:text-ink aria-[current]:border-sun aria-[current]:text-ink sm:px-4'
  return (
    <nav aria-label={text('admin-mail.sections')} className="flex gap-1 border-b border-line p-0.5 pb-0">
      <NavLink to="/admin/mail" end className={look}>
        {text('admin-mail.outbox')}
      </NavLink>
      <NavLink to="/admin/mail/templates" className={look}>
        {text('admin-mail.templates')}
      </NavLink>
    </nav>
  )
}
