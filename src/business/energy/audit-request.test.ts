import { expect, test } from 'vitest'
import { outageHoursOf } from './audit-request.ts'

test.each([
  ['the hours of backup without a band', { grid: true, backupHours: 6 }, 6],
  ['what a band leaves of the day', { grid: true, band: 'E', backupHours: 6 }, 20],
  ['the longest where nobody knows the hours of power', { grid: true, supplyUnknown: true, backupHours: 6 }, 20],
  ['the hours of backup where there are no mains', { grid: false, supplyUnknown: true, backupHours: 6 }, 6],
] as const)('the outage that is planned is %s', (_, request, hours) => {
  expect(outageHoursOf(request)).toBe(hours)
})
