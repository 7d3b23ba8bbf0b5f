import { expect, test } from 'vitest'
import { addressOf, analyticsQuestionOf } from '../../period.ts'

test.each([
  ['', { days: '30', country: null }, 'days=30'],
  ['days=365&country=bf', { days: '365', country: 'bf' }, 'days=365&country=bf'],
  ['days=12&country=fr', { days: '30', country: null }, 'days=30'],
])('the address %j asks for %j', (address, asked, written) => {
  expect(analyticsQuestionOf(new URLSearchParams(address))).toEqual(asked)
  expect(addressOf(analyticsQuestionOf(new URLSearchParams(address)))).toBe(written)
})
