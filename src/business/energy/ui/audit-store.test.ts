import { beforeEach, expect, test, vi } from 'vitest'
import { auditState, beginDraft, clearDraft, dispatchAudit, moveDraft, openDraft } from './audit-store.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('what a draft begins with is kept with the first change, and not before', () => {
  openDraft('somebody')
  beginDraft(() => dispatchAudit({ type: 'choosePlace', country: 'cm', place: 'kano' }))
  expect(auditState().draft.places).toEqual({ cm: 'kano' })
  expect(stored.size).toBe(0)
  dispatchAudit({ type: 'setBackupHours', hours: 6 })
  expect([...stored.values()].map((kept) => JSON.parse(kept) as object)).toMatchObject([
    { places: { cm: 'kano' }, backupHours: 6 },
  ])
  vi.unstubAllGlobals()
})

test('a draft is of one caller, and is known to be resumed until it is cleared', () => {
  expect(openDraft('one')).toBe(false)
  dispatchAudit({ type: 'setBackupHours', hours: 6 })
  expect(openDraft('another')).toBe(false)
  expect(auditState().draft.backupHours).not.toBe(6)
  expect(openDraft('one')).toBe(true)
  expect(auditState().draft.backupHours).toBe(6)
  clearDraft()
  expect(auditState().draft.backupHours).not.toBe(6)
  expect(openDraft('one')).toBe(false)
  vi.unstubAllGlobals()
})

test('what was composed for a caller goes on for the request that is theirs, in the place of what was begun for it', () => {
  openDraft('a request')
  dispatchAudit({ type: 'setBackupHours', hours: 9 })
  openDraft('a caller')
  dispatchAudit({ type: 'setBackupHours', hours: 6 })
  // Nothing was composed yet.
  moveDraft('a request')
  expect(auditState().draft.backupHours).toBe(6)
  dispatchAudit({
    type: 'startFrom',
    segment: 'residential',
    lines: [{ applianceId: 1, quantity: 4, hoursDay: 2, hoursNight: 5, isEssential: true }],
    anew: true,
  })
  const composed = auditState().draft
  moveDraft('a request')
  expect(auditState().draft).toEqual(composed)
  expect(openDraft('a caller')).toBe(false)
  expect(openDraft('a request')).toBe(true)
  expect(auditState().draft).toEqual(composed)
  clearDraft()
  vi.unstubAllGlobals()
})
