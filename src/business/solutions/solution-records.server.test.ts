import { afterEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { solutionFields } from '../../../tests/support/solutions.ts'
import { someStaff } from '../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import {
  addSolution,
  changeSolution,
  listSolutionRecords,
  readSolutionRecord,
  removeSolution,
} from './solution-records.server.ts'
import { solutionRecordSchema } from './solution-record.ts'
import { provenSolutions } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const editor = someStaff('editor', 'Ada')
const acting = { ...services, actor: editor }
afterEach(() => db.delete(provenSolutions))

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const faultsOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
const later = () => {
  clock.now = new Date(clock.now.getTime() + 1000)
}
const lastEntry = async () => (await db.select().from(auditLog)).at(-1)

describe('adding', () => {
  test('the specified fields are enough: published, not featured, the rest blank; it is logged', async () => {
    const added = valueOf(await addSolution(acting, solutionFields()))
    expect(solutionRecordSchema.parse(added)).toEqual(added)
    expect(added).toMatchObject({
      isPublished: true,
      isFeatured: false,
      locationEn: '',
      customerQuote: '',
      videoUrl: null,
    })
    expect(added.id).toBeGreaterThan(1000)
    expect(valueOf(await readSolutionRecord(acting, added.id))).toEqual(added)
    expect(await lastEntry()).toMatchObject({ action: 'solution.create', recordId: String(added.id), staffName: 'Ada' })
  })

  test('what a customer says was said on a day: the one that staff name, else that of writing it down', async () => {
    const said = { customerName: 'Awa', customerQuote: 'Plus une nuit sans lumière.' }
    const today = clock.now.toISOString().slice(0, 10)
    const added = valueOf(await addSolution(acting, solutionFields(said)))
    expect(added.customerSaidOn).toBe(today)
    later()
    const named = { customerSaidOn: '2026-03-14', customerSourceUrl: 'https://example.com/avis' }
    expect(valueOf(await changeSolution(acting, named, added.id))).toMatchObject(named)
    expect(valueOf(await addSolution(acting, solutionFields())).customerSaidOn).toBeNull()
  })

  test('every blank field that is asked for is named at once', async () => {
    const blank = Object.fromEntries(Object.keys(solutionFields()).map((name) => [name, name === 'title' ? '  ' : '']))
    expect(faultsOf(await addSolution(acting, { ...blank, sector: 'community' }))).toEqual([
      'title: required',
      'description: required',
      'impact: required',
      'location: required',
      'date: required',
      'beneficiaries: required',
      'capacity: required',
    ])
    expect(faultsOf(await addSolution(acting, []))).toEqual([': not_an_object'])
  })

  test.each([
    [{ sector: 'business' }, 'sector: unknown_value'],
    [{ title: 5 }, 'title: not_a_text'],
    [{ title: 'x'.repeat(201) }, 'title: too_long'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl: invalid_format'],
    [{ imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'imageUrl: invalid_format'],
    [{ imageUrl: '//elsewhere.example/x.png' }, 'imageUrl: invalid_format'],
    [{ isPublished: 'yes' }, 'isPublished: not_a_boolean'],
    [{ customerSaidOn: '2026-02-30' }, 'customerSaidOn: invalid_date'],
    [{ customerSourceUrl: 'javascript:alert(1)' }, 'customerSourceUrl: invalid_format'],
  ])('%j is refused', async (changes, fault) => {
    expect(faultsOf(await addSolution(acting, solutionFields(changes)))).toEqual([fault])
  })

  test.each([
    { imageUrl: '/pictures/solution-health.svg' },
    { imageUrl: 'https://example.com/a.png' },
    { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  ])('%j is kept', async (changes) => {
    expect(valueOf(await addSolution(acting, solutionFields(changes)))).toMatchObject(changes)
  })

  test('strangers and the sales team do not', async () => {
    expect(await addSolution({ ...services, actor: null }, solutionFields())).toMatchObject({
      problem: { code: 'unauthenticated' },
    })
    const sales = { ...services, actor: { ...editor, role: 'sales' as const } }
    expect(await addSolution(sales, solutionFields())).toMatchObject({ problem: { code: 'forbidden' } })
    expect(await listSolutionRecords(sales)).toMatchObject({ problem: { code: 'forbidden' } })
  })
})

describe('changing', () => {
  test('what is left out stays; what changed is in the log', async () => {
    const added = valueOf(await addSolution(acting, solutionFields({ customerName: 'Awa', isPublished: false })))
    later()
    const changed = valueOf(await changeSolution(acting, { title: 'Clinique' }, added.id))
    expect(changed).toMatchObject({
      title: 'Clinique',
      customerName: 'Awa',
      isPublished: false,
      titleEn: added.titleEn,
    })
    expect(await lastEntry()).toMatchObject({ before: { title: added.title }, after: { title: 'Clinique' } })
    expect(faultsOf(await changeSolution(acting, { title: ' ' }, added.id))).toEqual(['title: required'])
  })

  test('the second of two people is shown what the first has saved, and may then save over it', async () => {
    const { id, updatedAt } = valueOf(await addSolution(acting, solutionFields()))
    later()
    const first = valueOf(await changeSolution(acting, solutionFields({ capacity: '15kVA', updatedAt }), id))
    later()
    const late = { title: 'Autre titre', updatedAt }
    expect(await changeSolution(acting, late, id)).toEqual({
      ok: false,
      problem: { code: 'stale', extra: { current: first } },
    })
    expect(valueOf(await readSolutionRecord(acting, id))).toEqual(first)
    const second = valueOf(await changeSolution(acting, { ...late, updatedAt: first.updatedAt }, id))
    expect(second).toMatchObject({ title: 'Autre titre', capacity: '15kVA' })
  })

  test('one that is gone is not found', async () => {
    const { id } = valueOf(await addSolution(acting, solutionFields()))
    expect(await removeSolution(acting, id)).toMatchObject({ ok: true })
    expect(await lastEntry()).toMatchObject({ action: 'solution.delete', before: { id }, after: null })
    for (const gone of [readSolutionRecord(acting, id), changeSolution(acting, {}, id), removeSolution(acting, id)]) {
      expect(await gone).toMatchObject({ problem: { code: 'not_found' } })
    }
  })
})

test('the list has drafts too, the newest first', async () => {
  const old = valueOf(await addSolution(acting, solutionFields({ isPublished: false })))
  later()
  const young = valueOf(await addSolution(acting, solutionFields()))
  expect(valueOf(await listSolutionRecords(acting))).toEqual([
    // Its place and whom it serves are written in French alone.
    { ...young, toTranslate: ['en'] },
    { ...old, toTranslate: ['en'] },
  ])
})
