import { decidedStatuses } from '#business/financing/application-status.ts'
import { DataList } from '#design/data-list.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { currencies, formatMoney, onOneLine } from '#kernel/money.ts'
import type { Decisions } from '../../analytics.ts'
import { FoldedCard } from './analytics-card.tsx'
import { timeInWords } from './time-in-words.ts'

type Decided = Decisions['byPerson']

const countOf = (decided: Decided) => decided.reduce((sum, { count }) => sum + count, 0)
const overOf = (decided: Decided) => decided.reduce((sum, { over }) => sum + over, 0)

/** What was decided of applications, for how much, how soon and by whom. */
export function DecidedCard({ decisions: { minutes, byPerson } }: { readonly decisions: Decisions }) {
  const text = useText()
  const amounts = (decided: Decided) =>
    currencies.flatMap((currency) => {
      const amount = decided.reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0)
      return amount > 0 ? onOneLine(formatMoney({ amount, currency })) : []
    })
  const outcomes = decidedStatuses.flatMap((status) => {
    const decided = byPerson.filter((one) => one.status === status)
    if (decided.length === 0) return []
    const value = (
      <>
        <span className="block font-semibold tabular-nums">{countOf(decided)}</span>
        {status === 'approved' &&
          amounts(decided).map((money) => (
            <span key={money} className="money block text-sm">
              {money}
            </span>
          ))}
        {overOf(decided) > 0 && (
          <span className="block text-sm text-muted">
            {text('admin-analytics.decided.over', { count: overOf(decided) })}
          </span>
        )}
      </>
    )
    return { key: status, label: text(`admin-analytics.decided.${status}`), value }
  })
  const time = minutes !== null && {
    key: 'time',
    label: text('admin-analytics.decided.time'),
    value: <span className="whitespace-nowrap">{timeInWords(minutes, text)}</span>,
  }
  const people = [...Map.groupBy(byPerson, ({ name }) => name)].map(([name, decided]) => ({
    key: name ?? '',
    label: name ?? text('admin-analytics.decided.applicant'),
    value: (
      <span className="text-sm text-muted">
        {joinWithDots(
          decidedStatuses.map((status) => {
            const count = countOf(decided.filter((one) => one.status === status))
            return count > 0 && text(`admin-analytics.decided.${status}.count`, { count })
          }),
        )}
      </span>
    ),
  }))
  return (
    <FoldedCard
      title={text('admin-analytics.decided')}
      hint={text('admin-analytics.decided.hint')}
      first={text('admin-analytics.decided.count', { count: countOf(byPerson) })}
    >
      <DataList rows={[...outcomes, ...(time ? [time] : [])]} />
      <div>
        <h3 className="text-base">{text('admin-analytics.decided.byPerson')}</h3>
        <DataList rows={people} />
      </div>
    </FoldedCard>
  )
}
