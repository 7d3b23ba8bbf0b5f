import { expect, test } from 'vitest'
import { isOnStatedIncome } from './income-basis.ts'

const affordability = {
  incomeAbove: 300_000,
  minimumIncome: 400_000,
  incomeAtLeast: 100_000,
  incomeShare: 50,
  activityMonths: 6,
}
const read = { id: 2, event: 'income_read', staffNote: '450000' } as const
const emptied = { id: 5, event: 'income_read', staffNote: null } as const

test.each([
  ['nobody read it', [], undefined, true],
  ['somebody did', [read], undefined, false],
  ['somebody took that back', [read, emptied], undefined, true],
  ['the decision came before it was read', [read], 1, true],
  ['the decision came before that was taken back', [read, emptied], 4, false],
] as const)('a plan is weighed by the stated income where %s: %j before %s', (_, timeline, before, is) => {
  expect(isOnStatedIncome({ affordability, statedIncome: 450_000, timeline }, before)).toBe(is)
})

test('it is not where no income is asked for, or none was stated', () => {
  expect(isOnStatedIncome({ affordability: null, statedIncome: 450_000, timeline: [] })).toBe(false)
  expect(isOnStatedIncome({ affordability, statedIncome: null, timeline: [] })).toBe(false)
})
