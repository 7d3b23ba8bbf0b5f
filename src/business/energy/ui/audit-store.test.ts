import { beforeEach, expect, test, vi } from 'vitest'
import { auditState, beginDraft, clearDraft, dispatchAudit, openDraft } from './audit-store.ts'

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
