import { expect, test } from 'vitest'
import { statedIncome } from './stated-income.ts'

test.each([
  ['450000', 450_000],
  ['450 000 FCFA', 450_000],
  ['₦450,000 a month', 450_000],
  ['environ 1.250.000', 1_250_000],
  ['450k', 450_000],
  ['1.2 million', 1_200_000],
  ['1,5 m', 1_500_000],
  ['300 mille', 300_000],
  ['300,000.00', 300_000],
  ['1,250.5k', 1_250_500],
  ['350\u202f000', 350_000],
  ['300,000.50', null],
  ['450,50', null],
  ['-5', null],
  ['Salaire - 450 000', 450_000],
  ['', null],
  ['salary', null],
  ['9'.repeat(40), null],
  ['2 salaires, 450 000', null],
  ['450 000 et 120 000 de loyers', null],
])('%j says %j', (written, amount) => expect(statedIncome(written)).toBe(amount))

test('what is told of a year is a twelfth of it each month, never more than there is', () => {
  expect(statedIncome('5 400 000', 'year')).toBe(450_000)
  expect(statedIncome('1 000 000', 'year')).toBe(83_333)
})
