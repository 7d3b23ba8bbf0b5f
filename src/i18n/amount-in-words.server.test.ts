import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.server.ts'

test.each([
  [600_000, 'NGN', 'six cent mille nairas', 'six hundred thousand naira'],
  [
    1_050_280,
    'XOF',
    'un million cinquante mille deux cent quatre-vingts francs CFA',
    'one million fifty thousand two hundred and eighty CFA francs',
  ],
  [2_000_000, 'NGN', 'deux millions de nairas', 'two million naira'],
  [80_000_000, 'XOF', 'quatre-vingts millions de francs CFA', 'eighty million CFA francs'],
  [200_000, 'XOF', 'deux cent mille francs CFA', 'two hundred thousand CFA francs'],
  [1, 'NGN', null, null],
] as const)('%i %s in words', (amount, currency, fr, en) => {
  const money = { amount, currency }
  expect([amountInWords(money, 'fr'), amountInWords(money, 'en')]).toEqual([fr, en])
})
