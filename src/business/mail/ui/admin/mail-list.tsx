import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mailReaders, readerOf } from '../../mail-name.ts'
import type { MailSummary } from '../../mail-record.ts'
import { mailListQuery } from './mail-queries.ts'
import { languageName } from '#i18n/format.ts'

/** Every mail by who gets it: when it leaves, and whether its words are still those that came with the site. */
export function MailList() {
  const text = useText()
  const { data: mails, isError, refetch } = useQuery(mailListQuery())
  if (!mails && isError) return <NotLoaded onRetry={refetch} />
  if (!mails) return <RowSkeleton label={text('shell.loading')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {mailReaders.map((reader) => (
        <section key={reader} aria-labelledby={`to-${reader}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={`to-${reader}`} className="text-xl">
            {text(`admin-mail-words.reader.${reader}`)}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-white">
            {mails
              .filter(({ mail }) => readerOf(mail) === reader)
              .map((mail) => (
                <li key={mail.mail} className="first:*:rounded-t-card last:*:rounded-b-card">
                  <MailLink mail={mail} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The way to the words of a mail, on a line that is one link. */
function MailLink({ mail: { mail, changed } }: { mail: MailSummary }) {
  const text = useText()
  return (
    <Link
      to={`/admin/mail/templates/${mail}`}
      className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 hover:bg-sand-2 md:grid-cols-[19rem_minmax(0,1fr)_auto]"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{text(`admin-mail-words.mail.${mail}`)}</span>
        {changed.map((language) => (
          <Badge key={language} tone="leaf">
            {text('admin-mail-words.changed', { language: languageName(language, text.language) })}
          </Badge>
        ))}
      </span>
      <span className="text-sm text-muted max-md:row-start-2">{text(`admin-mail-words.when.${mail}`)}</span>
      <Icon name="chevron-right" className="size-5 text-muted max-md:row-span-2" />
    </Link>
  )
}
