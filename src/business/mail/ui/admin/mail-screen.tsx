import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { MissingScreen } from '#business/accounts/ui/missing-screen.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Icon } from '#design/icon.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isMailName, readerOf, type MailName } from '../../mail-name.ts'
import { MailForm } from './mail-form.tsx'
import { mailQuery } from './mail-queries.ts'

/** A mail by its name in the address, in each of its states. */
export function MailScreen() {
  const { mail = '' } = useParams()
  const text = useText()
  if (!isMailName(mail)) {
    return <MissingScreen to="/admin/mail/templates" label={text('admin-mail.templates')} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <Link to="/admin/mail/templates" className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {text('admin-mail.templates')}
        </Link>
        <h1 className="text-2xl sm:text-3xl">{text(`admin-mail-words.mail.${mail}`)}</h1>
        <p className="mt-1 text-muted">
          {text(`admin-mail-words.reader.${readerOf(mail)}`)} · {text(`admin-mail-words.when.${mail}`)}
        </p>
      </div>
      <Loaded key={mail} mail={mail} />
    </div>
  )
}

function Loaded({ mail }: { mail: MailName }) {
  const text = useText()
  const { data, isError, refetch } = useQuery(mailQuery(mail))
  if (data) return <MailForm record={data} />
  if (!isError) return <RecordSkeleton label={text('shell.loading')} />
  return <NotLoaded onRetry={refetch} />
}
