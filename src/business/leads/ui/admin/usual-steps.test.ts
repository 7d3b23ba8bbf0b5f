import { expect, test } from 'vitest'
import { stepDays } from './usual-steps.ts'

test.each([
  ['a Thursday', '2026-11-26', ['2026-11-26', '2026-11-27', '2026-12-03']],
  ['a Friday', '2026-11-27', ['2026-11-27', '2026-11-30', '2026-12-04']],
  ['a Saturday', '2026-11-28', ['2026-11-28', '2026-11-30', '2026-12-07']],
])('on %s a next step is put on that day, the next working day or one a week later', (_, today, days) => {
  expect(stepDays(today)).toEqual(days)
})
