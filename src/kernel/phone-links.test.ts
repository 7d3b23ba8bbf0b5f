import { expect, test } from 'vitest'
import { callLink, internationalDigits, whatsappLink } from './phone-links.ts'

test.each([
  ['+234 803 000 0000', 'cm', '2348030000000'],
  ['0803 000 0000', 'cm', '2348030000000'],
  ['803-000-0000', 'cm', '2348030000000'],
  ['2348030000000', 'cm', '2348030000000'],
  ['00226 70 00 00 00', 'cm', '22670000000'],
  ['70 00 00 00', 'bf', '22670000000'],
  ['22 60 00 00', 'bf', '22622600000'],
  ['+33 6 00 00 00 00', 'bf', '33600000000'],
] as const)('%s in %s is %s', (phone, country, digits) => expect(internationalDigits(phone, country)).toBe(digits))

test('links', () => {
  expect(callLink('0803 000 0000', 'cm')).toBe('tel:+2348030000000')
  expect(whatsappLink('70 00 00 00', 'bf')).toBe('https://wa.me/22670000000')
})
