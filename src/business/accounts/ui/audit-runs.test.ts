import { expect, test } from 'vitest'
import type { AuditEntry } from '../audit-entry.ts'
import { isInPlaces, runsOf, whatWasDone } from './audit-runs.ts'

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

test('a text that was written in several places at once is told once', () => {
  const at = '2026-11-25T09:00:00.000Z'
  const words = (id: number, recordId: string, more = {}): AuditEntry => ({
    ...entry(id, 'words.update', { fr: 'Oui' }),
    kind: 'words',
    label: recordId,
    recordId,
    at,
    ...more,
  })
  const runs = runsOf(
    [words(1, 'home.a'), words(2, 'home.b'), words(3, 'home.a', { at: '2026-11-25T08:00:00.000Z' })],
    whatWasDone,
  )
  expect(runs.map(([, run]) => [run.length, isInPlaces(run)])).toEqual([
    [2, true],
    [1, false],
  ])
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
