import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#client/lazy.tsx'
import { calculated } from '#client/calculated.ts'
import { DayChart } from '#design/charts/day-chart.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { formatMonth, formatNumber, formatPercent, formatShortMonth } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer, SystemAnswer } from '../audit-answer.ts'
import type { AuditRequest, YearRequest } from '../audit-request.ts'
import type { YearAnswer } from '../calculate-audit.ts'
import { calculateSavings, savingsQuestion } from '../savings.ts'
import type { Month } from '../year.ts'
import { daylight } from './daylight.ts'
import type { Term } from '../explanation.ts'
import { Explained } from './requirement-cards.tsx'
import { SavingsCard } from './savings-card.tsx'
import { useAgainOnline } from './use-again-online.ts'
import { batteryTerms } from './what-runs.tsx'
import { YearWaiting } from './year-waiting.tsx'

type SystemYearProps = { request: AuditRequest; answer: AuditAnswer; system: SystemAnswer }

/** A year of the system on screen: solar against generator and bill, an ordinary day of any month, and the twelve months. */
export default function SystemYear({ request, answer, system }: SystemYearProps) {
  const text = useText()
  const { id: productId, units, panels, totalPrice } = system
  const body = { ...request, productId, units, panels }
  const query = useQuery(
    calculated<YearRequest, YearAnswer>('year', body, {
      path: '/api/smart-solar-plan/year',
      onDevice: async (asked) => (await import('./engine-on-device.ts')).yearOnDevice(asked),
    }),
  )
  const { data, isError, refetch } = query
  useAgainOnline(query)
  if (isError) {
    return <LoadFailure title={text('savings.year.failed')} onRetry={() => void refetch()} />
  }
  if (!data) return <YearWaiting />
  const { months, balance } = data
  const savings = calculateSavings(savingsQuestion({ request, answer, balance, totalPrice }))
  return (
    <div className="grid grid-cols-1 gap-8">
      {savings && <SavingsCard savings={savings} />}
      <MonthDay months={months} first={answer.requirement.designMonth ?? 1} />
      <MonthTable
        months={months}
        hasOthers={answer.totalDailyEnergy > answer.totalEssentialEnergy}
        terms={batteryTerms(system)}
      />
    </div>
  )
}

/** An ordinary day of a month: what is used in each hour, what the panels give, what the battery holds. */
function MonthDay({ months, first }: { months: readonly Month[]; first: number }) {
  const text = useText()
  const { language } = text
  const [chosen, choose] = useState(first)
  const month = months.find((each) => each.month === chosen)
  if (!month) return null
  const sun = month.hours.map((hour) => Math.round(hour.solarWh))
  const fullest = Math.max(...month.hours.map((hour) => hour.batteryWh))
  const emptiest = Math.min(...month.hours.map((hour) => hour.batteryWh))
  const kwh = (wh: number) => formatNumber(wh / 1000, language, 1)
  return (
    // On a phone what decides stands above it: it opens at a touch.
    <Disclosure open={matchMedia('(width >= 40rem)').matches} heading="h3" summary={text('savings.year.day.title')}>
      <Field label={text('savings.year.month')} className="mb-4 max-w-60 print:hidden">
        <Select
          value={String(chosen)}
          options={months.map((each) => ({ value: String(each.month), label: formatMonth(each.month, language) }))}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </Field>
      <DayChart
        load={month.hours.map((hour) => Math.round(hour.loadWh))}
        sun={sun}
        daylight={daylight(sun)}
        battery={{
          held: month.hours.map((hour) => Math.round(hour.batteryWh)),
          label: text('savings.year.day.battery', { full: kwh(fullest), low: kwh(emptiest) }),
        }}
        showTitle={false}
        labels={{
          title: text('savings.year.day.of', { month: formatMonth(chosen, language) }),
          load: text('sizing.chart.load'),
          sun: text('sizing.chart.sun'),
          hour: text('sizing.chart.hour'),
          night: text('sizing.chart.night'),
          unit: 'Wh',
          amount: (value) => formatNumber(value, language),
          time: (hour) => text('sizing.chart.time', { hour }),
        }}
      />
    </Disclosure>
  )
}

type MonthTableProps = { months: readonly Month[]; hasOthers: boolean; terms: readonly Term[] }

/** The twelve months in figures, which open. */
function MonthTable({ months, hasOthers, terms }: MonthTableProps) {
  const text = useText()
  const { language } = text
  const kwh = (wh: number) => formatNumber(wh / 1000, language, 1)
  const columns = ['month', 'essential', ...(hasOthers ? (['other'] as const) : []), 'risk', 'sun', 'spilled'] as const
  return (
    <Disclosure heading="h3" summary={text('savings.year.table.title')}>
      <p className="mb-3 text-sm text-muted">{text('savings.year.table.note')}</p>
      <div
        role="region"
        tabIndex={0}
        aria-label={text('savings.year.table.title')}
        className="overflow-x-auto rounded-control focus-visible:outline-3 focus-visible:outline-ink"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{text('savings.year.table.title')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-1 py-2 text-right align-bottom text-xs leading-tight first:pl-0 first:text-left sm:px-2 sm:text-sm"
                >
                  {text(`savings.year.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, essentialShare, otherShare, hoursAtRisk, solarWh, spilledWh }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-left font-semibold">
                  <span className="sm:hidden">{formatShortMonth(month, language)}</span>
                  <span className="max-sm:hidden">{formatMonth(month, language)}</span>
                </th>
                <td className="figure px-1 text-right sm:px-2">{formatPercent(essentialShare, language)}</td>
                {hasOthers && <td className="figure px-1 text-right sm:px-2">{formatPercent(otherShare, language)}</td>}
                <td className="figure px-1 text-right sm:px-2">{hoursAtRisk}</td>
                <td className="figure px-1 text-right sm:px-2">{kwh(solarWh)}</td>
                <td className="figure px-1 text-right sm:px-2">{kwh(spilledWh)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Explained
        className="mt-2"
        what={text('savings.year.table.title')}
        formula={text('savings.year.table.formula')}
        terms={terms}
      />
    </Disclosure>
  )
}
