import { Link, useSearchParams } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { addressWith } from './inbox-filter.ts'
import { LeadPart } from './lead-part.tsx'
import { statusTone } from './status-tone.ts'

/** Other requests of the same phone or mail. */
export function LeadDuplicates({ duplicates }: Pick<AdminLead, 'duplicates'>) {
  const text = useText()
  const [address] = useSearchParams()
  if (duplicates.length === 0) return null
  return (
    <LeadPart title={text('admin-leads.duplicates', { count: duplicates.length })}>
      <ul className="grid gap-1">
        {duplicates.map(({ id, reference, kind, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`?${addressWith(address, 'lead', String(id)).toString()}`}
              className="link inline-flex min-h-11 items-center"
            >
              {text(`admin-leads.kind.${kind}`)} {reference}
            </Link>
            <Badge tone={statusTone[status]}>{text(`admin-leads.status.${status}`)}</Badge>
            <span className="text-sm text-muted">{formatLocalMoment(new Date(createdAt), text.language)}</span>
          </li>
        ))}
      </ul>
    </LeadPart>
  )
}
