import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../tests/support/words.ts'
import { affordabilityOf } from '../../affordability.ts'
import { affordabilityWords } from './affordability-words.ts'

test.each([
  [300_100, '30,1\u202F%'],
  [298_000, '29,8\u202F%'],
  [300_000, '30\u202F%'],
])('a payment of %d of a million is said to be %s of it', async (monthlyPayment, said) => {
  const text = await wordsOf('fr')
  const words = affordabilityWords(
    {
      affordability: affordabilityOf({ monthlyPayment }),
      statedIncome: 1_000_000,
      incomeRead: null,
      countedIncome: 1_000_000,
      monthlyPayment,
      product: { currency: 'XOF' },
    },
    text,
  )
  expect(words.at(-1)).toContain(said)
})

test('an income read in the documents is told beside the stated one, and is what is compared', async () => {
  const words = affordabilityWords(
    {
      affordability: affordabilityOf({ monthlyPayment: 100_000 }),
      statedIncome: 800_000,
      incomeRead: { amount: 400_000, by: 'Awa', at: '2026-03-05T09:00:00.000Z' },
      countedIncome: 400_000,
      monthlyPayment: 100_000,
      product: { currency: 'NGN' },
    },
    await wordsOf('en'),
  )
  expect(words.slice(1)).toEqual([
    expect.stringMatching(/^The applicant stated 800.000.₦ a month\.$/),
    expect.stringMatching(/^Income read in the documents by Awa on 5.Mar/),
    expect.stringMatching(/^The income read, 400.000.₦, is enough\.$/),
    'The payment is 25% of it.',
  ])
})
