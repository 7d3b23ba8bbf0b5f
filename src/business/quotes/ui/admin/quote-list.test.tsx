import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { pagesOf } from '#client/pages-of.ts'
import { drawn } from '../../../../../tests/support/drawn.tsx'
import type { ListedQuote, QuoteList as Page } from '../../admin-quote.ts'
import { QuoteList } from './quote-list.tsx'
import { quotesPath } from './quote-queries.ts'

const pages = pagesOf<Page>(quotesPath, new URLSearchParams())

const known = (state: ListedQuote['state']) => {
  const quote: ListedQuote = {
    key: 'abcdefghijklmnop',
    reference: 'QUO-000012',
    validUntil: '2026-03-05',
    totalPrice: 3_500_000,
    currency: 'NGN',
    name: 'Deye Plus',
    nameEn: 'Deye Plus',
    units: 1,
    panels: 8,
    country: 'cm',
    language: 'fr',
    createdAt: '2026-02-03T09:00:00.000Z',
    state,
    isValid: false,
    isUsed: true,
    isCorrection: false,
    isReplaced: false,
    isSent: true,
    request: { id: 3, reference: 'MSG-000003', name: 'Awa Traoré', assigneeName: null },
  }
  const states = { unsent: 0, sent: 0, won: 0, expired: 0, replaced: 0 }
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  queryClient.setQueryData(pages.queryKey, { pages: [{ items: [quote], nextCursor: '11', states }], pageParams: [''] })
  return queryClient
}

const shown = (queryClient: ReturnType<typeof known>) => drawn(<QuoteList />, { queryClient, language: 'en' })
const times = (html: string, words: RegExp) => html.match(new RegExp(words, 'g'))?.length ?? 0

test.each([
  ['sent', 2],
  ['expired', 2],
  ['won', 0],
] as const)(
  'a row of a phone and one of a desk say which quote it is, and of one that is %s until when it is valid: %i',
  async (state, said) => {
    const html = await shown(known(state))
    expect(times(html, /QUO-000012</)).toBe(2)
    expect(times(html, /\buntil 5\u00A0Mar/)).toBe(said)
  },
)

test('what was read stays where the next page does not arrive, which is asked for again', async () => {
  const queryClient = known('sent')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  onTestFinished(() => void vi.unstubAllGlobals())
  await new InfiniteQueryObserver(queryClient, pages).fetchNextPage()
  const html = await shown(queryClient)
  expect(html).toContain('Awa Traoré')
  expect(html).toContain('Try again')
})
