import { expect, test } from 'vitest'
import { isSamePhone, phoneEnd } from './same-phone.ts'

test.each([
  ['0803 000 0001', '+234 803 000 0001', 'cm'],
  ['+234 803 000 0001', '08030000001', 'cm'],
  ['2348030000001', '803 000 0001', 'cm'],
  ['70 00 00 01', '+226 70 00 00 01', 'bf'],
] as const)('%s is the number that was left as %s', (asked, phone, country) => {
  expect(isSamePhone(asked, { phone, country })).toBe(true)
  expect(phoneEnd(asked)).toBe(phoneEnd(phone))
})

test.each([
  // Both end alike: the one is a Nigerian mobile, the other a number of Burkina Faso.
  ['70 00 00 01', '0807 000 0001', 'cm'],
  ['+226 70 00 00 01', '0807 000 0001', 'cm'],
  ['0803 000 0001', '0803 000 0002', 'cm'],
  ['0803 000 0001', null, 'cm'],
] as const)('%s is not %s', (asked, phone, country) => {
  expect(isSamePhone(asked, { phone, country })).toBe(false)
})
