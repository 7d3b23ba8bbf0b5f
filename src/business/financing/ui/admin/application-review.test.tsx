import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../tests/support/words.ts'
import { affordabilityOf } from '../../affordability.ts'
import { affordabilityWords } from './affordability-words.ts'

test.each([
  [300_100, '30,1\u202F%', true],
  [298_000, '29,8\u202F%', false],
  [300_000, '30\u202F%', true],
])('a payment of %d of a million is said to be %s of it', async (monthlyPayment, said, reaches) => {
  const text = await wordsOf('fr')
  const words = affordabilityWords(
    {
      affordability: affordabilityOf({ monthlyPayment }),
      statedIncome: 1_000_000,
      isAffordable: !reaches,
      monthlyPayment,
      product: { currency: 'XOF' },
    },
    text,
  )
  expect(words.at(-1)).toContain(said)
})
