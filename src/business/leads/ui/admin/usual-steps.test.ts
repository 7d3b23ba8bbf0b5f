import { expect, test } from 'vitest'
import { nextWorkday, stepDays } from './usual-steps.ts'

test.each([
  ['a Thursday', '2026-11-26', ['2026-11-26', '2026-11-27', '2026-12-03'], '2026-11-27'],
  ['a Friday', '2026-11-27', ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-04'], '2026-11-30'],
  ['a Saturday', '2026-11-28', ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-07'], '2026-11-30'],
])(
  'on %s a next step is put on that day, the day after, the next working day or one a week later',
  (_, today, days, usual) => {
    expect(stepDays(today)).toEqual(days)
    expect(nextWorkday(today)).toBe(usual)
  },
)
