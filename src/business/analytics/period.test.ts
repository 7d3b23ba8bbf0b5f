import { expect, test } from 'vitest'
import { addDays } from '#kernel/calendar-date.ts'
import { parse } from '#kernel/parse.ts'
import { barsOf, daysBefore, daysUntil, analyticsQuestionSchema, periods } from './period.ts'

test('a period ends today and has as many days as it says', () => {
  expect(daysUntil('2026-03-05', '7')).toEqual({ from: '2026-02-27', to: '2026-03-05' })
})

test.each([
  ['month', '2026-03-05', ['2026-03-01', '2026-03-05'], ['2026-02-01', '2026-02-05']],
  ['month', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['last-month', '2026-03-05', ['2026-02-01', '2026-02-28'], ['2026-01-01', '2026-01-31']],
  ['7', '2026-03-05', ['2026-02-27', '2026-03-05'], ['2026-02-20', '2026-02-26']],
] as const)('%s on %s is compared with what came before it', (period, today, [from, to], [fromBefore, toBefore]) => {
  const span = daysUntil(today, period)
  expect(span).toEqual({ from, to })
  expect(daysBefore(span, period)).toEqual({ from: fromBefore, to: toBefore })
})

test.each(periods)('the bars of %s days hold every day once', (period) => {
  const span = daysUntil('2026-11-22', period)
  const bars = barsOf(period, span)
  expect(bars[0]?.from).toBe(span.from)
  expect(bars.at(-1)?.to).toBe(span.to)
  expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => addDays(to, 1)))
})

test('a quarter is shown by weeks, a year by months', () => {
  expect(barsOf('30', daysUntil('2026-03-05', '30'))).toHaveLength(30)
  const weeks = barsOf('90', daysUntil('2026-03-05', '90'))
  expect(weeks).toHaveLength(14)
  expect(weeks.slice(0, 2)).toEqual([
    { from: '2025-12-06', to: '2025-12-07' },
    { from: '2025-12-08', to: '2025-12-14' },
  ])
  const months = barsOf('365', daysUntil('2026-03-05', '365'))
  expect(months).toHaveLength(13)
  expect(months.slice(-2)).toEqual([
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-05' },
  ])
})

test.each([
  [{}, { days: '30' }],
  [
    { days: '365', country: 'bf' },
    { days: '365', country: 'bf' },
  ],
])('%j is asked as %j', (query, asked) => {
  expect(parse(analyticsQuestionSchema, query)).toEqual({ ok: true, value: asked })
})

test.each([
  [{ days: '31' }, 'days', 'unknown_value'],
  [{ days: '' }, 'days', 'required'],
  [{ country: 'fr' }, 'country', 'unknown_value'],
])('%j is refused by its field', (query, path, code) => {
  expect(parse(analyticsQuestionSchema, query)).toMatchObject({ ok: false, problem: { errors: [{ path, code }] } })
})
