import { describe, expect, it } from 'vitest'
import { formatInEuro, formatMoney } from './money.ts'

describe('an amount as visitors read it', () => {
  it.each([
    [1_250_000, 'NGN', '1 250 000 ₦'],
    [0, 'NGN', '0 ₦'],
    [999, 'XOF', '999 FCFA'],
    [525_000, 'XOF', '525 000 FCFA'],
    [3_500_000, 'NGN', '3 500 000 ₦'],
    [1_000_000_000, 'NGN', '1 000 000 000 ₦'],
  ] as const)('%i %s is %s', (amount, currency, text) => expect(formatMoney({ amount, currency })).toBe(text))
})

describe('a CFA amount in euro', () => {
  it.each([
    [525_000, '800,35 EUR'],
    [4_800_000, '7 317,52 EUR'],
    [0, '0,00 EUR'],
  ])('%i FCFA is %s', (amount, text) => expect(formatInEuro({ amount, currency: 'XOF' })).toBe(text))

  it('is not told of a currency without a fixed parity', () => {
    expect(formatInEuro({ amount: 1000, currency: 'NGN' })).toBeNull()
  })
})
