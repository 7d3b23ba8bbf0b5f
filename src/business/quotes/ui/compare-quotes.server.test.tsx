import { beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { formatMoney } from '#kernel/money.ts'
import { testApi } from '../../../../tests/support/api.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { storeQuote } from '../../../../tests/support/quotes.ts'
import { comparedKeyIn } from '../quote-address.ts'
import type { Quote } from '../quote.ts'
import { CompareQuotes } from './compare-quotes.tsx'
import { quoteQuery } from './quote-query.ts'

const { api, services } = await testApi()

async function stored(changes: Parameters<typeof storeQuote>[1]): Promise<Quote> {
  const { key } = await storeQuote(services, changes)
  return (await (await api.request(`/api/quotes/${key}`)).json()) as Quote
}

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

let small: Quote
let large: Quote

beforeAll(async () => {
  small = await stored({})
  const line = { applianceId: 2, quantity: 8, hoursDay: 8, hoursNight: 16, isEssential: true }
  large = await stored({ applianceUsage: [line], grid: false })
})

async function compared(named: string | null, language: 'en' | 'fr' = 'en') {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  for (const quote of [small, large]) queryClient.setQueryData(quoteQuery(quote.key).queryKey, quote)
  return plain(await drawn(<CompareQuotes quote={small} named={named} />, { queryClient, language }))
}

test('a quote is held against another one, whose link was pasted', async () => {
  const shown = await compared(`https://solar.example/fr/quote/${large.key.toUpperCase()}?lang=fr`)
  const more = large.totalPrice - small.totalPrice
  expect(more).toBeGreaterThan(0)
  const money = (amount: number) => plain(formatMoney({ amount, currency: small.currency }))
  const expected = [small.reference, large.reference, money(small.totalPrice), money(large.totalPrice)]
  expect([...expected, `${money(more)} more`].filter((words) => !shown.includes(words))).toEqual([])
  expect(await compared(large.key, 'fr')).toContain('de plus')
})

test('no comparison is asked for by nobody, and what is no link, or this quote’s own, is said', async () => {
  expect(await compared(null)).not.toContain(small.reference)
  expect(await compared('my quote')).toContain('This is not a quote link')
  expect(await compared(small.key)).toContain('This is the link to this same quote')
})

test('a link is read wherever its key stands', () => {
  const key = '0123456789abcdef'
  for (const typed of [key, ` ${key} `, key.toUpperCase(), `/quote/${key}/`, `https://a.example/quote/${key}?with=x`]) {
    expect(comparedKeyIn(typed)).toBe(key)
  }
  for (const typed of [null, '', 'quote', 'https://a.example/quote/0123', '0123456789abcdeu']) {
    expect(comparedKeyIn(typed)).toBe(null)
  }
})
