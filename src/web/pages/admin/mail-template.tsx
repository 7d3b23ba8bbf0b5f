import { useParams } from 'react-router'
import { MailScreen } from '#business/mail/ui/admin/mail-screen.tsx'

export const messages = ['admin-mail', 'admin-mail-words'] as const
export const title = 'admin-mail.templates'

/** What one mail says. */
export default function MailTemplatePage() {
  const { mail = '' } = useParams()
  return <MailScreen mail={mail} />
}
