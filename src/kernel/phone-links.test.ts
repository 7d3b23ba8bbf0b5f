import { expect, test } from 'vitest'
import { callLink, whatsappLink } from './phone-links.ts'

test('links', () => {
  expect(callLink('+234 803-000 (0000)')).toBe('tel:+2348030000000')
  expect(whatsappLink('+226 70 00 00 00')).toBe('https://wa.me/22670000000')
})
