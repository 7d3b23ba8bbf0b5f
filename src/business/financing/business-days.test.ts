import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isWeekend } from '#kernel/calendar-date.ts'
import { addBusinessDays, isBusinessDay, officeMinutesBetween } from './business-days.ts'

/** Thursday 5 March 2026 and the days around it. */
const thursday = '2026-03-05'
const [friday, saturday, monday, tuesday] = ['2026-03-06', '2026-03-07', '2026-03-09', '2026-03-10'] as const
const at = (date: string, hours: number) => ({ date, minutes: hours * 60 })
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(thursday, days))

describe('two business days after', () => {
  test.each([
    [thursday, [], monday],
    [friday, [], tuesday],
    [saturday, [], tuesday],
    [thursday, [friday], tuesday],
    [thursday, [friday, monday], '2026-03-11'],
  ])('%s with the holidays %j is %s', (from, holidays, due) => expect(addBusinessDays(from, 2, holidays)).toBe(due))

  test('any day is a business day with exactly one other between', () => {
    fc.assert(
      fc.property(day, fc.array(day, { maxLength: 20 }), (from, holidays) => {
        const due = addBusinessDays(from, 2, holidays)
        const passed: string[] = []
        for (let date = addDays(from, 1); date <= due; date = addDays(date, 1))
          if (isBusinessDay(date, holidays)) passed.push(date)
        expect(passed).toHaveLength(2)
        expect(passed.at(-1)).toBe(due)
        expect(isWeekend(due) || holidays.includes(due)).toBe(false)
      }),
    )
  })
})

describe('office minutes', () => {
  test.each([
    ['of one morning', at(thursday, 9), at(thursday, 12), 180],
    ['before and after hours', at(thursday, 0), at(thursday, 24), 540],
    ['of a night', at(thursday, 17), at(friday, 8), 0],
    ['over a weekend', at(friday, 16), at(monday, 9), 120],
    ['of a weekend', at(saturday, 10), at(monday, 8), 0],
    ['of two business days', at(thursday, 10), at(monday, 10), 1080],
    ['backwards', at(friday, 10), at(thursday, 10), 0],
  ])('%s', (_, from, to, minutes) => expect(officeMinutesBetween(from, to)).toBe(minutes))

  test('leave out holidays', () => {
    expect(officeMinutesBetween(at(thursday, 10), at(monday, 10), [friday])).toBe(540)
  })

  test('add up', () => {
    const clock = fc.record({ date: day, minutes: fc.nat(24 * 60 - 1) })
    fc.assert(
      fc.property(clock, clock, clock, (...clocks) => {
        const stamp = ({ date, minutes }: { date: string; minutes: number }) =>
          `${date} ${String(minutes).padStart(4, '0')}`
        const [a, b, c] = clocks.toSorted((one, other) => (stamp(one) < stamp(other) ? -1 : 1))
        if (!a || !b || !c) throw new Error('three clocks')
        expect(officeMinutesBetween(a, b) + officeMinutesBetween(b, c)).toBe(officeMinutesBetween(a, c))
      }),
      { numRuns: 50 },
    )
  })
})
