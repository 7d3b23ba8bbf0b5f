import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { longestHours } from '#business/energy/backup-duration.ts'
import { formatKwh, formatList, formatLongDate, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { comparedKeyIn, quotePage } from '../quote-address.ts'
import type { Quote } from '../quote.ts'
import { quoteQuery } from './quote-query.ts'

type CompareQuotesProps = {
  quote: Quote
  /** What the address names: a link, a key, anything; null for nothing. */
  named: string | null
}

/** A quote beside another one, named by its link or key; without script by a form. */
export function CompareQuotes({ quote, named }: CompareQuotesProps) {
  const text = useText()
  const navigate = useNavigate()
  const otherKey = comparedKeyIn(named)
  const error = named === null ? undefined : otherKey ? (otherKey === quote.key ? 'same' : undefined) : 'unreadable'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)['with'] ?? ''
    const search = new URLSearchParams({ with: comparedKeyIn(typed) ?? typed })
    void navigate(`${quotePage(quote.key)}?${search}`, { preventScrollReset: true })
  }
  return (
    <section aria-labelledby="compare" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="compare" className="text-card print:hidden">
        {text('quote-compare.title')}
      </h2>
      <form
        action={quotePage(quote.key)}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start print:hidden"
        onSubmit={submit}
        noValidate
      >
        <Field
          label={text('quote-compare.label')}
          hint={text('quote-compare.hint')}
          {...(error && { error: text(`quote-compare.${error}`) })}
        >
          <TextInput name="with" defaultValue={named ?? ''} autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" tone="secondary" className="sm:mt-7">
          {text('quote-compare.submit')}
        </Button>
      </form>
      {otherKey && !error && <Compared key={otherKey} quote={quote} otherKey={otherKey} />}
    </section>
  )
}

function Compared({ quote, otherKey }: { quote: Quote; otherKey: string }) {
  const text = useText()
  const { data: other, error, refetch } = useQuery(quoteQuery(otherKey))
  if (error && isRefusal(error)) return <p role="alert">{text('quote-compare.missing')}</p>
  if (error) return <LoadFailure title={text('quote.failed')} onRetry={() => void refetch()} />
  if (!other) return <Skeleton className="h-80 w-full" />
  return <ComparedTable quotes={[quote, other]} />
}

function ComparedTable({ quotes }: { quotes: readonly [Quote, Quote] }) {
  const text = useText()
  const label = text('quote-compare.table', { one: quotes[0].reference, other: quotes[1].reference })
  return (
    <table className="w-full table-fixed border-collapse rounded-card border border-line bg-white text-left align-top">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-24 p-2 sm:w-56 sm:p-3">
            <span className="sr-only">{label}</span>
          </th>
          {quotes.map(({ key, reference }) => (
            <th key={key} scope="col" className="p-2 align-top sm:p-3">
              <Link to={quotePage(key)} className="link">
                {reference}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(quotes, text).map(({ key, label: heading, cells }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="p-2 align-top text-sm font-semibold hyphens-auto sm:p-3">
              {heading}
            </th>
            {cells.map((cell, at) => (
              <td key={quotes[at]?.key} className="p-2 align-top text-sm wrap-break-word sm:p-3 sm:text-base">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Row = { key: string; label: string; cells: readonly string[] }

/** What two quotes are chosen by, line by line. */
function rowsOf(quotes: readonly [Quote, Quote], text: Text): Row[] {
  const { language } = text
  const row = (key: string, label: string, cellOf: (quote: Quote) => string): Row => {
    return { key, label, cells: quotes.map(cellOf) }
  }
  const money = (amount: number, { currency }: Quote) => formatMoney({ amount, currency })
  const date = (day: string) => formatLongDate(day, language)
  const [first] = quotes
  const difference = (quote: Quote) => {
    if (quote === first) return text('quote-compare.none')
    if (quote.currency !== first.currency) return text('quote-compare.otherCurrency')
    const more = quote.totalPrice - first.totalPrice
    if (more === 0) return text('quote-compare.sameTotal')
    return text(more > 0 ? 'quote-compare.more' : 'quote-compare.less', { amount: money(Math.abs(more), quote) })
  }
  const hours = ({ system: { actualBackupHours: backup } }: Quote) =>
    backup >= longestHours
      ? text('quote.system.hours.most', { hours: formatNumber(backup, language, 0) })
      : text('quote.system.hours', { hours: formatNumber(backup, language, 1) })
  const lacking = ({ system }: Quote) => {
    if (system.shortfalls.length > 0) return text('quote.runs.notAll')
    const partly = system.notCarried.map((appliance) => nameIn(appliance, language))
    return partly.length === 0 ? text('quote-compare.whole') : formatList(partly, language)
  }
  return [
    row('system', text('quote.system'), ({ system }) =>
      text('quote.receipt.units', { count: system.units, name: nameIn(system, language) }),
    ),
    row('panels', text('quote-compare.panels'), ({ system }) => formatNumber(system.panels, language)),
    row('total', text('quote.receipt.total'), (quote) => money(quote.totalPrice, quote)),
    row('difference', text('quote-compare.difference'), difference),
    row('month', text('quote-compare.month'), (quote) =>
      quote.instalments ? money(quote.instalments.monthlyPayment, quote) : text('quote-compare.noInstalments'),
    ),
    row('needs', text('quote-compare.needs'), ({ audit }) => formatKwh(audit.totalDailyEnergy, language)),
    row('night', text('quote.system.backup'), hours),
    row('partly', text('quote-compare.partly'), lacking),
    row('made', text('quote-compare.made'), ({ madeOn }) => date(madeOn)),
    row('valid', text('quote-compare.valid'), ({ validUntil }) => date(validUntil)),
  ]
}
