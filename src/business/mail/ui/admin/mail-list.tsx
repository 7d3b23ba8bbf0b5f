import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
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
  if (!mails) return <Skeleton className="h-96" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {mailReaders.map((reader) => (
        <section key={reader} aria-labelledby={`to-${reader}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={`to-${reader}`} className="text-xl">
            {text(`admin-mail-words.reader.${reader}`)}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {mails
              .filter(({ mail }) => readerOf(mail) === reader)
              .map((mail) => (
                <li key={mail.mail}>
                  <MailCard mail={mail} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function MailCard({ mail: { mail, changed } }: { mail: MailSummary }) {
  const text = useText()
  return (
    <Link to={`/admin/mail/templates/${mail}`}>
      <Card className="h-full">
        <span className="flex items-center justify-between gap-3">
          <span className="font-semibold">{text(`admin-mail-words.mail.${mail}`)}</span>
          <Icon name="arrow-right" />
        </span>
        <span className="mt-1 block text-sm text-muted">{text(`admin-mail-words.when.${mail}`)}</span>
        {changed.length > 0 && (
          <span className="mt-2 flex flex-wrap gap-2">
            {changed.map((language) => (
              <Badge key={language} tone="leaf">
                {text('admin-mail-words.changed', { language: languageName(language, text.language) })}
              </Badge>
            ))}
          </span>
        )}
      </Card>
    </Link>
  )
}
