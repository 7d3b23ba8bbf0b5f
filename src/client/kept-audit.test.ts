import { afterEach, expect, test, vi } from 'vitest'
import { auditToSend, clearAudit, isAuditLeftOut, keepAudit, keptAudit, keptPick, leaveAuditOut } from './kept-audit.ts'

const audit = { applianceUsage: [{ quantity: 2 }], backupHours: 12, place: 'lagos' }

const pick = { id: 11, name: 'IVEM 5048', nameEn: 'IVEM 5048' }

/** A browser that keeps what it is told, or refuses. */
function browser({ refuses = false } = {}) {
  const kept = new Map<string, string>()
  const refuse = () => {
    throw new Error('storage is refused')
  }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (refuses ? refuse() : (kept.get(name) ?? null)),
    setItem: (name: string, value: string) => (refuses ? refuse() : void kept.set(name, value)),
  })
  return kept
}

afterEach(() => {
  clearAudit()
  leaveAuditOut(false)
  vi.unstubAllGlobals()
})

test.each([false, true])('the audit that was made last goes along (storage refused: %s)', (refuses) => {
  browser({ refuses })
  expect(auditToSend()).toBeNull()
  keepAudit(JSON.stringify({ ...audit, backupHours: 6 }), pick)
  keepAudit(JSON.stringify(audit), pick)
  expect([auditToSend(), keptPick()]).toEqual([audit, pick])
  clearAudit()
  expect([auditToSend(), keptPick()]).toEqual([null, null])
})

test('whoever leaves it out keeps it', () => {
  browser()
  keepAudit(JSON.stringify(audit), pick)
  leaveAuditOut(true)
  expect([isAuditLeftOut(), auditToSend(), keptAudit()]).toEqual([true, null, audit])
  leaveAuditOut(false)
  expect(auditToSend()).toEqual(audit)
})

test.each(['', '{', 'null', '7', '"x"', '[]', '{"applianceUsage":7}'])('the damaged audit %j is none', (damaged) => {
  const kept = browser()
  keepAudit('x', pick)
  for (const name of kept.keys()) kept.set(name, damaged)
  expect(auditToSend()).toBeNull()
})
