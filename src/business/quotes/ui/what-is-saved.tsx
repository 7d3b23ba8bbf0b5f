import { perMonth, rounded, twelveMonths, type Range } from '#business/energy/range.ts'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contentLanguageOf } from '#kernel/language.ts'
import { currencyTable, formatMoney, onOneLine } from '#kernel/money.ts'
import type { Quote, QuotedSavings } from '../quote.ts'

/** Generator and bill against the system, as ranges of the day of the quote, and what was assumed for them. */
export function WhatIsSaved({ quote, savings }: { quote: Quote; savings: QuotedSavings }) {
  const text = useText()
  const { language } = text
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: quote.currency }))
  const { isSaid, now, left, saved, payback, co2, sources } = savings
  const between = ({ low, high }: Range, write: (value: number) => string) =>
    write(low) === write(high) ? write(high) : text('quote.savings.between', { low: write(low), high: write(high) })
  const { sign } = currencyTable[quote.currency]
  // The sign once, and room to break between the two: a range of six digits is wider than half of a phone.
  const moneyBetween = ({ low, high }: Range) => {
    const bare = money(low).replace(`\u00a0${sign}`, '')
    return low === high ? money(high) : text('quote.savings.between', { low: bare, high: money(high) })
  }
  const months = payback && between(payback, (value) => formatNumber(value, language))
  const kilograms = (value: number) => `${formatNumber(value, language)}\u00a0kg`
  const rows = [
    {
      key: 'now',
      label: text(isSaid ? 'quote.savings.now.said' : 'quote.savings.now'),
      value: moneyBetween(rounded(perMonth(now))),
    },
    { key: 'left', label: text('quote.savings.left'), value: moneyBetween(rounded(perMonth(left))) },
    { key: 'saved', label: text('quote.savings.saved'), value: moneyBetween(twelveMonths(saved)), strong: true },
    {
      key: 'payback',
      label: text('quote.savings.payback'),
      value: months ? text('quote.savings.months', { months }) : text('quote.savings.noPayback'),
    },
    { key: 'co2', label: text('quote.savings.co2'), value: between(rounded(co2), kilograms) },
  ]
  return (
    <Card className="keep-together">
      <h2 className="text-card">{text('quote.savings')}</h2>
      <DataList rows={rows} />
      <p className="mt-3 text-sm text-muted">{text('quote.savings.note')}</p>
      <Disclosure look="plain" summary={text('quote.savings.sources')}>
        <ul className="grid gap-2 text-sm">
          {sources.map(({ value, unit, date, source }) => (
            <li key={`${unit} ${value} ${date}`}>
              <span className="figure">
                {unit === '1'
                  ? formatPercent(value, language)
                  : `${formatNumber(value, language, decimalsOf(value))} ${unit.replace('money', sign)}`}
              </span>{' '}
              <span className="text-muted">{`${source[contentLanguageOf(language)] ?? ''} (${date})`}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  )
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0
