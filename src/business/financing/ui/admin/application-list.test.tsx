import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { pagesOf } from '#client/pages-of.ts'
import { anApplication } from '../../../../../tests/support/applications.ts'
import { drawn } from '../../../../../tests/support/drawn.tsx'
import type { ApplicationPage, ListedApplication } from '../../admin-application.ts'
import { ApplicationList } from './application-list.tsx'
import { applicationsPath } from './application-review-query.ts'

const pages = pagesOf<ApplicationPage>(applicationsPath, new URLSearchParams())

const known = (differs: Partial<ListedApplication>, nextCursor: string | null = null) => {
  const application = {
    ...anApplication({ status: 'in_review' }),
    askedAt: null,
    decidedAt: null,
    decidedBy: null,
    toRefund: 0,
    firstApproverName: 'Awa',
    reviewDueOn: '2026-03-06',
    ...differs,
  } as unknown as ListedApplication
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  queryClient.setQueryData(pages.queryKey, { pages: [{ items: [application], nextCursor }], pageParams: [''] })
  return queryClient
}

const shown = (queryClient: QueryClient) => drawn(<ApplicationList />, { queryClient, language: 'en', path: '/' })
const listed = (differs: Partial<ListedApplication>) => shown(known(differs))

test('an application that waits for a second approval still tells that its review is overdue', async () => {
  const html = await listed({})
  expect(html).toMatch(/second approval/i)
  expect(html).toMatch(/overdue/i)
})

test('once it is decided it tells by whom alone', async () => {
  const html = await listed({ status: 'approved', decidedAt: '2026-03-07T09:00:00.000Z', decidedBy: 'Issa' })
  expect(html).toContain('Issa')
  expect(html).not.toMatch(/second approval|overdue/i)
})

test('what was read stays where the next page does not arrive, which is asked for again', async () => {
  const queryClient = known({ fullName: 'Kofi Mensah' }, '7')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  onTestFinished(() => void vi.unstubAllGlobals())
  await new InfiniteQueryObserver(queryClient, pages).fetchNextPage()
  const html = await shown(queryClient)
  expect(html).toContain('Kofi Mensah')
  expect(html).toContain('Try again')
})
