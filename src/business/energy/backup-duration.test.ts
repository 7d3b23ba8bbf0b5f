import { expect, test } from 'vitest'
import { backupDuration } from './backup-duration.ts'

const profile = Array.from({ length: 24 }, (_, hour) => (hour >= 9 && hour < 17 ? 100 : 20))

test.each([
  [0, 0],
  [10, 0.5],
  [20, 1],
  [310, 15.5],
  [320, 16],
  [370, 16.5],
  [1120, 24],
  [1130, 24.5],
])('%d Wh last %d hours from 17:00', (energy, hours) => {
  expect(backupDuration(profile, energy)).toBe(hours)
})

test('three days is the longest that is told, also of a profile that asks for nothing', () => {
  expect(backupDuration(profile, 1e9)).toBe(72)
  expect(backupDuration(Array<number>(24).fill(0), 100)).toBe(72)
})
