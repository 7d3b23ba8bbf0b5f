import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import type { ListedLead } from '../../admin-lead.ts'
import { statusTone } from './status-tone.ts'

/** A request in the list: who, what, since when, whose it is, what comes next. */
export function InboxRow({ lead, to, isOpen }: { lead: ListedLead; to: string; isOpen: boolean }) {
  const text = useText()
  const { kind, status, country, name, reference, createdAt, assigneeName, nextStep, nextStepOn } = lead
  const step = [nextStepOn && formatLongDate(nextStepOn, text.language), nextStep].filter(Boolean).join(' · ')
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="grid gap-1 rounded-card border border-line bg-white px-4 py-3 hover:bg-sand-2 aria-[current]:border-ink aria-[current]:bg-sun-soft"
    >
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <Badge tone={statusTone[status]}>{text(`admin-leads.status.${status}`)}</Badge>
      </span>
      <span className="text-sm text-muted">
        {text(`admin-leads.kind.${kind}`)} · {contactOf(country).name[text.language]} · {reference}
      </span>
      <span className="text-sm text-muted">{formatLocalMoment(new Date(createdAt), text.language)}</span>
      {(assigneeName || step) && (
        <span className="text-sm wrap-anywhere">{[assigneeName, step].filter(Boolean).join(' · ')}</span>
      )}
    </Link>
  )
}
