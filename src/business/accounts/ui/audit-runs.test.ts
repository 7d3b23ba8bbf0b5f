import { expect, test } from 'vitest'
import type { AuditEntry } from '../audit-entry.ts'
import { runsOf, whatWasDone } from './audit-runs.ts'

const entry = (id: number, action: string, after: AuditEntry['after'] = null): AuditEntry => ({
  id,
  at: `2026-11-25T09:${String(60 - id)}:00.000Z`,
  staffId: 's1',
  staffName: 'Awa',
  programName: null,
  action,
  kind: 'application',
  recordId: '7',
  label: 'REF-000007',
  before: null,
  after,
})

test('the same again joins what stands before it; anything else, and the same after that, begins anew', () => {
  const opened = { document: 'residency' }
  const entries = [
    entry(1, 'application.document', opened),
    entry(2, 'application.document', opened),
    entry(3, 'application.document', { document: 'employment' }),
    entry(4, 'application.update'),
    entry(5, 'application.document', opened),
  ]
  expect(runsOf(entries, whatWasDone).map(([, run]) => run.map(({ id }) => id))).toEqual([[1, 2], [3], [4], [5]])
})
