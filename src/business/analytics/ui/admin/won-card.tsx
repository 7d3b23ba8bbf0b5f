import { DataList } from '#design/data-list.tsx'
import { formatMonth } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { SentQuotes, WonMonth } from '../../analytics.ts'
import { FoldedCard } from './analytics-card.tsx'

/** What was won month by month, each currency by itself. */
export function WonCard({ won }: { readonly won: readonly WonMonth[] }) {
  const text = useText()
  const nameOf = (month: string) => `${formatMonth(Number(month.slice(5)), text.language)} ${month.slice(0, 4)}`
  const rows = won.map(({ month, currency, count, withAmount, amount, mine }) => ({
    key: `${month} ${currency}`,
    label: <span className="inline-block first-letter:uppercase">{nameOf(month)}</span>,
    value: (
      <>
        {withAmount > 0 && (
          <span className="money block font-semibold">{onOneLine(formatMoney({ amount, currency }))}</span>
        )}
        <span className="text-sm text-muted">
          {text('admin-analytics.won.count', { count, unsaid: count - withAmount })}
        </span>
        <Mine {...{ mine, currency }} />
      </>
    ),
  }))
  return (
    <FoldedCard
      title={text('admin-analytics.won')}
      hint={text('admin-analytics.won.hint')}
      first={text('admin-analytics.won.count', { count: won.reduce((sum, { count }) => sum + count, 0), unsaid: 0 })}
    >
      <DataList rows={rows} />
    </FoldedCard>
  )
}

/** What of it is of whoever reads; nothing where nothing is. */
function Mine({ mine: { count, amount }, currency }: Pick<WonMonth, 'mine' | 'currency'>) {
  const text = useText()
  if (count === 0) return null
  return (
    <span className="block text-sm text-muted">
      {text('admin-analytics.mine', { count, amount: onOneLine(formatMoney({ amount, currency })) })}
    </span>
  )
}

/** What was sent, each currency by itself. */
export function QuotesCard({ sent }: { readonly sent: readonly SentQuotes[] }) {
  const text = useText()
  const rows = sent.map(({ currency, count, amount, mine }) => ({
    key: currency,
    label: text('admin-analytics.quotes.count', { count }),
    value: (
      <>
        <span className="money block font-semibold">{onOneLine(formatMoney({ amount, currency }))}</span>
        <Mine {...{ mine, currency }} />
      </>
    ),
  }))
  const all = sent.reduce((sum, { count }) => sum + count, 0)
  return (
    <FoldedCard
      title={text('admin-analytics.quotes')}
      hint={text('admin-analytics.quotes.hint')}
      first={text('admin-analytics.quotes.count', { count: all })}
    >
      <DataList rows={rows} />
    </FoldedCard>
  )
}
