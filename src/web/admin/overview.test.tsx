import { expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { Overview } from './overview.tsx'

const share = { mine: 2, everybody: 5 }

test.each([
  [0, 'Everybody’s'],
  [1, 'Mine or nobody’s'],
])('with %i applications of one’s own the first screen opens on “%s”', async (owned, chosen) => {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  const applications = { share, owned, waiting: 0, first: [], approved: [] }
  const today = {
    requests: null,
    applications,
    mails: null,
    posts: null,
    health: null,
    settings: null,
    content: null,
  }
  for (const whose of ['mine', 'everybody']) queryClient.setQueryData([`/api/admin/today?whose=${whose}`], today)
  const html = await drawn(<Overview />, { queryClient, language: 'en', path: '/admin' })
  expect(html).toMatch(new RegExp(`<a [^>]*aria-current="true"[^>]*>(<[^>]+>)*${chosen}`))
})
