import { Link } from 'react-router'
import { MakeQuote } from '#business/quotes/ui/admin/make-quote.tsx'
import { adminQuotePage } from '#business/quotes/ui/admin/quote-queries.ts'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { LeadPart } from './lead-part.tsx'

/** The quotes that were made for a customer, when each was sent, and the way to another one. */
export function LeadQuotes({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { kind, quotes } = lead
  if (trackOf(kind) !== 'sales') return null
  return (
    <LeadPart title={text('admin-quotes.title')}>
      <ul className="mb-2 grid gap-1 empty:hidden">
        {quotes.map(({ key, reference, totalPrice: amount, currency, sentAt, isReplaced }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            <Link to={adminQuotePage(key)} className="link inline-flex min-h-11 items-center whitespace-nowrap">
              {reference}
            </Link>
            <span className="money font-semibold">{formatMoney({ amount, currency })}</span>
            {isReplaced && <Badge tone="sun">{text('admin-quotes.isReplaced')}</Badge>}
            <span className="text-sm text-muted">
              {sentAt
                ? text('admin-leads.quote.sent', { at: formatLocalMoment(new Date(sentAt), text.language) })
                : text('admin-leads.quote.unsent')}
            </span>
          </li>
        ))}
      </ul>
      <MakeQuote lead={lead.id} tone="secondary" size="sm" />
    </LeadPart>
  )
}
