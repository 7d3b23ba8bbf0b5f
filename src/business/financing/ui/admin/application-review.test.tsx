import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../tests/support/words.ts'
import type { KnownApplication } from '../../admin-application.ts'
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
      country: 'bf',
      affordability: affordabilityOf({ monthlyPayment }, 'XOF'),
      statedIncome: 1_000_000,
      incomeRead: null,
      countedIncome: 1_000_000,
      monthlyPayment,
      product: { currency: 'XOF' },
      others: [],
    },
    text,
  )
  expect(words.at(-1)).toContain(said)
})

test('an income read in the documents is told beside the stated one, and is what is compared', async () => {
  const words = affordabilityWords(
    {
      country: 'cm',
      affordability: affordabilityOf({ monthlyPayment: 100_000 }, 'NGN'),
      statedIncome: 800_000,
      incomeRead: { amount: 400_000, by: 'Awa', at: '2026-03-05T09:00:00.000Z' },
      countedIncome: 400_000,
      monthlyPayment: 100_000,
      product: { currency: 'NGN' },
      others: [],
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

test('what the contracts that run take of the income stands in the same sentence', async () => {
  const other = {
    id: 1,
    reference: 'FA-000001',
    status: 'approved',
    fullName: 'Awa Sow',
    product: { id: 2, name: 'Kit', nameEn: 'Kit', price: 1, currency: 'NGN', image: null },
    submittedAt: null,
    runningPayment: 300_000,
  } as unknown as KnownApplication
  const words = affordabilityWords(
    {
      country: 'cm',
      affordability: affordabilityOf({ monthlyPayment: 100_000 }, 'NGN'),
      statedIncome: 700_000,
      incomeRead: null,
      countedIncome: 700_000,
      monthlyPayment: 100_000,
      product: { currency: 'NGN' },
      others: [other, { ...other, runningPayment: null }],
    },
    await wordsOf('en'),
  )
  expect(words.at(-1)).toBe('The payment is 14.3% of it, and 57.1% with the contracts that are running.')
})
