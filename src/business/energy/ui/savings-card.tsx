import { useId } from 'react'
import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { formatNumber } from '#i18n/format.ts'
import { Card } from '#design/card.tsx'
import { BarList } from '#design/charts/bar-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Figure } from '#design/figure.tsx'
import { countryTable } from '#kernel/country.ts'
import { contentLanguageOf, languageTable } from '#kernel/language.ts'
import { currencyTable, formatMoney, type Currency } from '#kernel/money.ts'
import type { EnergyUnit } from '../energy-prices.ts'
import { perMonth, rounded, twelveMonths, type Range } from '../range.ts'
import type { ExplainedRange, Savings, SavingsTerm } from '../savings.ts'

/** Solar against the generator and the bill: what is spent now, what is saved, when it is paid back, and how each came about. */
export function SavingsCard({ savings }: { savings: Savings }) {
  const text = useText()
  const titleId = useId()
  const { language } = text
  const { now, left, saved, payback, fuelNow, powerNow, fuelKind, litres, co2 } = savings
  const { currency } = countryTable[savings.country]
  const money = (range: Range) => moneyBetween(rounded(range), currency, text)
  const count = (range: Range) => between(rounded(range), (value) => formatNumber(value, language), text)
  const isSaid = fuelNow.isSaid || powerNow.isSaid
  const nowLabel = isSaid
    ? 'savings.now.said'
    : powerNow.range.high > 0
      ? 'savings.now.computed'
      : 'savings.now.generator'
  const months = (range: Range) => between(range, (value) => formatNumber(value, language), text)
  const years = (range: Range) => between(range, (value) => formatNumber(value / 12, language, 1), text)
  const air = { co2: count(co2.range), litres: count(litres), fuel: fuelKind }
  const parts = [
    fuelNow.range.high > 0 && explained('fuelNow', fuelNow, fuelNow.isSaid),
    powerNow.range.high > 0 && explained('powerNow', powerNow, powerNow.isSaid),
    explained('saved', saved),
    payback && explained('payback', payback),
    explained('co2', co2),
  ].filter((part) => part !== false && part !== null)
  return (
    <Card role="group" aria-labelledby={titleId} className="keep-together">
      <h3 id={titleId} className="mb-4">
        {text('savings.title')}
      </h3>
      <p className="mb-2 text-sm text-muted">{text('savings.eachMonth')}</p>
      <BarList
        bars={[
          {
            key: 'now',
            label: text(nowLabel),
            value: middle(now),
            amount: money(perMonth(now)),
          },
          {
            key: 'left',
            label: text('savings.left'),
            value: middle(left),
            amount: money(perMonth(left)),
            tone: 'leaf',
          },
        ]}
      />
      <div className="mt-5 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <Figure
          label={text('savings.saved')}
          value={moneyBetween(rounded(perMonth(saved.range)), currency, text)}
          note={text('savings.perYear', { amount: moneyBetween(twelveMonths(saved.range), currency, text) })}
        />
        {payback ? (
          <Figure
            label={text('savings.payback')}
            value={text('savings.months', { count: months(payback.range) })}
            note={text('savings.years', { count: years(payback.range) })}
          />
        ) : (
          <div>
            <p className="font-semibold">{text('savings.payback.none')}</p>
            <p className="text-sm text-muted">{text('savings.payback.none.text')}</p>
          </div>
        )}
      </div>
      {co2.range.low > 0 && <p className="mt-4">{text(litres.low > 0 ? 'savings.air' : 'savings.air.co2', air)}</p>}
      <p className="mt-2 text-sm text-muted">{text('savings.notCounted')}</p>
      <h4 className="text-h4 mt-5 font-display font-bold">{text('savings.explain')}</h4>
      <div className="mt-1 divide-y divide-line text-sm">
        {parts.map((part) => (
          <Explained key={part.of} savings={savings} {...part} />
        ))}
      </div>
    </Card>
  )
}

type ExplainedProps = {
  of: 'fuelNow' | 'powerNow' | 'saved' | 'payback' | 'co2'
  formula: MessageKey
  shown: ExplainedRange
  savings: Savings
}

/** The part of a figure that opens; an amount that the visitor told us has no other formula. */
function explained(of: ExplainedProps['of'], shown: ExplainedRange, isSaid = false) {
  const formula: MessageKey = isSaid ? 'savings.formula.said' : `savings.formula.${of}`
  return { of, formula, shown }
}

/** A figure's formula, and every number that went into it; those that we assume name their source. */
function Explained({ of, formula, shown, savings }: ExplainedProps) {
  const text = useText()
  return (
    <Disclosure look="plain" summary={text(`savings.of.${of}`)}>
      <p className="mb-2 rounded-control bg-sand px-3 py-2">{text(formula)}</p>
      <dl className="divide-y divide-line">
        {shown.terms.map((term) => (
          <Term key={`${term.name} ${'untilKwh' in term ? String(term.untilKwh) : ''}`} term={term} savings={savings} />
        ))}
      </dl>
    </Disclosure>
  )
}

function Term({ term, savings: { country, fuelKind } }: { term: SavingsTerm; savings: Savings }) {
  const text = useText()
  const { language } = text
  const { currency } = countryTable[country]
  const until = 'untilKwh' in term ? (term.untilKwh ?? null) : null
  const name =
    until === null
      ? text(`savings.term.${term.name}`, { fuel: fuelKind })
      : text('savings.term.tariffUntil', { kwh: until })
  if (!('figure' in term)) return <TermRow name={name} value={termAmount(term, currency, text)} />
  const { value, unit, date, source, status } = term.figure
  return (
    <TermRow name={name} value={assumedAmount(value, unit, currency, text)}>
      {text('savings.source', { source: source[contentLanguageOf(language)], date, status })}
    </TermRow>
  )
}

function TermRow({ name, value, children }: { name: string; value: string; children?: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5">
      <dt>{name}</dt>
      <dd className="figure max-w-44 text-right text-wrap sm:max-w-none">{value}</dd>
      {children && <dd className="col-span-2 text-muted">{children}</dd>}
    </div>
  )
}

type Amount = Extract<SavingsTerm, { value: unknown }>

const amountWords = {
  'kWh/year': 'savings.unit.kwhYear',
  'l/year': 'savings.unit.litresYear',
  'money/month': 'savings.perMonth',
  'money/year': 'savings.perYear',
} as const satisfies Partial<Record<Amount['unit'], MessageKey>>

/** A number of this home with its unit; money to the unit, as it was computed. */
function termAmount({ value, unit }: Amount, currency: Currency, text: Text): string {
  const range = typeof value === 'number' ? { low: value, high: value } : value
  if (unit === 'money') return moneyBetween(range, currency, text)
  if (unit === 'money/month' || unit === 'money/year') {
    return text(amountWords[unit], { amount: moneyBetween(range, currency, text) })
  }
  return text(amountWords[unit], { value: between(range, (amount) => formatNumber(amount, text.language), text) })
}

/** A number that we assume with its unit: `1 061,35 ₦/l`, `0.78 l/kWh`, `25%`. */
function assumedAmount(value: number, unit: EnergyUnit, currency: Currency, text: Text): string {
  const { language } = text
  if (unit === '1') return `${formatNumber(value * 100, language)}${languageTable[language].spaces.percent}%`
  const decimals = String(value).split('.')[1]?.length ?? 0
  return `${formatNumber(value, language, decimals)} ${unit.replace('money', currencyTable[currency].sign)}`
}

/** Both ends in words; one where they are the same. */
function between({ low, high }: Range, write: (value: number) => string, text: Text): string {
  const [from, to] = [write(low), write(high)]
  return from === to ? to : text('savings.range', { low: from, high: to })
}

/** The same of money, its sign once: `60 000 to 98 000 ₦`. */
function moneyBetween({ low, high }: Range, currency: Currency, text: Text): string {
  const write = (amount: number) => formatMoney({ amount, currency })
  if (write(low) === write(high)) return write(high)
  return text('savings.range', { low: write(low).replace(` ${currencyTable[currency].sign}`, ''), high: write(high) })
}

const middle = ({ low, high }: Range) => (low + high) / 2
