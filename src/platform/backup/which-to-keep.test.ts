import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupsToKeep } from './which-to-keep.ts'

const dayMs = 24 * 60 * 60 * 1000
const nights = (count: number, last = '2026-11-22T01:30:00Z') =>
  Array.from({ length: count }, (_, ago) => new Date(Date.parse(last) - ago * dayMs))
const days = (dates: readonly Date[]) => dates.map((at) => at.toISOString().slice(0, 10))

test('of two years of nights, seven days, four weeks and twelve months stay', () => {
  const nightly = '2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17 2026-11-16'
  const weekly = '2026-11-15 2026-11-08 2026-11-01'
  const monthly =
    '2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31'
  expect(days(backupsToKeep(nights(730)))).toEqual(`${nightly} ${weekly} ${monthly} 2025-12-31`.split(' '))
})

test('the newest stays, whatever there is, and what is kept is kept again', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })), (made) => {
      const kept = backupsToKeep(made)
      expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12)
      expect(kept[0]).toEqual(made.toSorted((a, b) => b.getTime() - a.getTime())[0])
      expect(backupsToKeep(kept)).toEqual(kept)
    }),
  )
})

test('night after night, as it is done, no month is lost', () => {
  let kept: readonly Date[] = []
  for (const night of nights(400).toReversed()) kept = backupsToKeep([...kept, night])
  expect(days(kept)).toEqual(days(backupsToKeep(nights(400))))
})
