import { expect, test } from 'vitest'
import { dialledNumber, linkableNumber, phoneKey, phoneKeyOf, shownPhone } from './phone-number.server.ts'

test.each([
  ['+234 803 000 0000', 'cm', '+2348030000000'],
  ['0803 000 0000', 'cm', '+2348030000000'],
  ['803-000-0000', 'cm', '+2348030000000'],
  ['2348030000000', 'cm', '+2348030000000'],
  ['+234(0)816 123 4567', 'cm', '+2348161234567'],
  ['+234(0)8161234567', 'bf', '+2348161234567'],
  ['234(0)8161234567', 'cm', '+2348161234567'],
  ['(0)816.123.4567', 'cm', '+2348161234567'],
  ['00226 70 00 00 00', 'cm', '+22670000000'],
  ['009226 70 00 00 00', 'cm', '+22670000000'],
  ['22670000000', 'cm', '+22670000000'],
  ['00234 803 000 0000', 'bf', '+2348030000000'],
  ['2348030000000', 'bf', '+2348030000000'],
  ['70 00 00 00', 'bf', '+22670000000'],
  ['22 60 00 00', 'bf', '+22622600000'],
  ['+33 6 00 00 00 00', 'bf', '+33600000000'],
] as const)('%s in %s is %s', (phone, country, number) => {
  expect(phoneKey(phone, country)).toBe(number)
  expect(dialledNumber(phoneKey(phone, country))).toBe(number)
})

test.each([
  ['70 00 00 00', 'cm', '70000000'],
  ['0803 000 000', 'cm', '0803000000'],
  ['+226 70 00 00 0', 'bf', '2267000000'],
  ['0803 000 0001 / 0805 000 0002', 'cm', '0803000000108050000002'],
] as const)('%s in %s can’t be dialled: its digits stay comparable', (phone, country, digits) => {
  expect(phoneKey(phone, country)).toBe(digits)
  expect(dialledNumber(digits)).toBeNull()
})

test.each([null, undefined, ''])('no phone (%j) has no key', (phone) => expect(phoneKeyOf(phone, 'cm')).toBeNull())

test.each([
  ['+234 800 000 0101', 'cm', '+234 800 000 0101'],
  ['+226 25-00-01-01', 'bf', '+226 25-00-01-01'],
  ['+234(0)816 123 4567', 'cm', '+234 816 123 4567'],
  ['0816 123 4567', 'cm', '+234 816 123 4567'],
  ['25 00 01 01', 'bf', '+226 25 00 01 01'],
  ['12345678', 'cm', '12345678'],
  // Of another country.
  ['+33612345678', 'bf', '+33 6 12 34 56 78'],
  ['0033 6 12 34 56 78', 'cm', '+33 6 12 34 56 78'],
] as const)('our own %s in %s is shown as %s', (phone, country, shown) => {
  expect(linkableNumber(phone, country)).toBe(shown)
})

test.each([
  ['08033300137', 'cm', '0803 330 0137'],
  ['0803 77 12 004', 'cm', '0803 771 2004'],
  ['+234(0)816 123 4567', 'cm', '0816 123 4567'],
  ['8161234567', 'cm', '0816 123 4567'],
  ['70112233', 'bf', '70 11 22 33'],
  ['+226 70-11-22-33', 'bf', '70 11 22 33'],
  ['0022670112233', 'bf', '70 11 22 33'],
  ['08033300137', 'bf', '08033300137'],
  ['+2348033300137', 'bf', '+234 803 330 0137'],
  ['+22670112233', 'cm', '+226 70 11 22 33'],
  ['+33600000000', 'bf', '+33 6 00 00 00 00'],
  ['08033300137 (wife)', 'cm', '08033300137 (wife)'],
  ['ask Tope', 'cm', 'ask Tope'],
  ['7011', 'bf', '7011'],
  [null, 'bf', null],
] as const)('%s of %s is shown as %s', (phone, country, shown) => {
  expect(shownPhone({ phone, country, phoneKey: null })).toBe(shown)
  expect(shownPhone({ phone, country, phoneKey: phoneKeyOf(phone, country) })).toBe(shown)
})
