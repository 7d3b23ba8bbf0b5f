import { expect, test } from 'vitest'
import { pagesOf } from '#client/pages-of.ts'
import { createQueryClient } from '#client/query-client.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import type { AuditPage } from '../audit-entry.ts'
import type { AuditRecords } from './audit-entry-row.tsx'
import { AuditLog } from './audit-log.tsx'

const recordOf = (reference: string) =>
  reference === 'REF-000007' ? ({ kind: 'application', recordId: '7' } as const) : null

test.each([
  ['', 'signIns=omitted', true],
  ['kind=product', 'kind=product&signIns=omitted', true],
  ['signIns=shown', '', true],
  ['action=product.import', 'action=product.import', false],
  ['recordId=7', 'recordId=7', false],
  ['reference=REF-000007', 'kind=application&recordId=7', false],
  ['kind=product&reference=REF-000007', 'kind=application&recordId=7', false],
  ['reference=7', 'recordId=7', false],
  ['kind=product&reference=000070', 'kind=product&recordId=70', false],
  ['reference=nothing', 'recordId=nothing', false],
  // What one person did begins with when they came.
  ['staffId=ada', 'staffId=ada', false],
])('at “%s” the log is asked for “%s”, and sign-ins can be chosen: %s', async (search, asked, isOffered) => {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  const { queryKey } = pagesOf<AuditPage>('/api/admin/audit-log', new URLSearchParams(asked))
  queryClient.setQueryData(queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [''] })
  const log = <AuditLog records={{} as AuditRecords} nameOf={() => undefined} recordOf={recordOf} />
  const html = await drawn(log, { queryClient, language: 'en', path: `/admin/audit-log?${search}` })
  expect(html).toContain('Nothing for this filter')
  expect(html.includes('With sign-ins')).toBe(isOffered)
})
