import { expect, test } from 'vitest'
import { writtenSize } from './written-size.ts'

test.each([
  ['6kVA', '6\u202fkVA'],
  ['13.2 kVA', '13.2\u202fkVA'],
  ['760Wh', '760\u202fWh'],
  ['5 kVA/10kWh', '5\u202fkVA/10\u202fkWh'],
  ['', ''],
])('the size %j is read %j', (label, written) => {
  expect(writtenSize(label)).toBe(written)
})
