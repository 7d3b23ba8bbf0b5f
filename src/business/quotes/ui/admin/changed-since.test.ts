import { expect, test } from 'vitest'
import type { Quote } from '../../quote.ts'
import { mayDiffer } from './changed-since.tsx'

const made = {
  country: 'cm',
  madeOn: '2026-11-20',
  priceListDate: '2026-11-01',
  now: { state: 'same', priceListDate: '2026-11-01' },
} as Quote
/** Half past midnight in Lagos, while the day before is not over in Ouagadougou. */
const night = new Date('2026-11-20T23:30:00Z')

test.each([
  ['the day on which it was made', made, '2026-11-20T20:00:00Z', false],
  ['the day after, on the clock of its country', made, night, true],
  ['that night in a country whose day is not over', { ...made, country: 'bf' }, night, false],
  ['another price that day', { ...made, now: { ...made.now, state: 'price_changed' } }, night, true],
  ['a newer list', { ...made, country: 'bf', now: { ...made.now, priceListDate: '2026-11-20' } }, night, true],
] as const)('%s', (_, quote, now, isTold) => {
  expect(mayDiffer(quote, new Date(now))).toBe(isTold)
})
