import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Card } from '#design/card.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { QuoteInShort } from '../../quote.ts'
import { quoteQuery } from '../quote-query.ts'
import { ChangedSince } from './changed-since.tsx'
import { adminQuotePage } from './quote-queries.ts'

/** The quote that a request or an application is for, as it was, and what has changed since. */
export function QuoteBeside({ quote }: { quote: QuoteInShort }) {
  const text = useText()
  const { key, reference, units, panels, totalPrice: amount, currency, validUntil } = quote
  const { data: found, isError, refetch } = useQuery(quoteQuery(key))
  const date = formatLongDate(validUntil, text.language)
  return (
    <Card className="grid gap-2 print:hidden">
      <h2 className="text-lg">{text('quote.title', { reference })}</h2>
      <p className="wrap-anywhere">
        {text('admin-quotes.system', { units, name: nameIn(quote, text.language), panels })} ·{' '}
        <span className="money font-semibold">{formatMoney({ amount, currency })}</span>
      </p>
      <p className="text-sm text-muted">
        {text(found?.isValid === false ? 'quote.isOver' : 'quote.validUntil', { date })}
      </p>
      {found && <ChangedSince quote={found} />}
      {found?.replacedBy && (
        <p>
          <Link to={adminQuotePage(found.replacedBy.key)} className="link inline-flex min-h-11 items-center">
            {text('admin-quotes.replacedBy', { reference: found.replacedBy.reference })}
          </Link>
        </p>
      )}
      {isError && <NotLoaded onRetry={refetch} />}
      {!found && !isError && <Skeleton className="h-11" />}
      <Link to={adminQuotePage(key)} className="link inline-flex min-h-11 items-center justify-self-start">
        {text('admin-quotes.replacedBy.open', { reference })}
      </Link>
    </Card>
  )
}
