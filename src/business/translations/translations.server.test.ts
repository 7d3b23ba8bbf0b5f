import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { solutionFields } from '../../../tests/support/solutions.ts'
import { someStaff } from '../../../tests/support/staff.ts'
import type { Role } from '#business/accounts/permissions.ts'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { settingGroups } from '#business/company/settings/setting-groups.ts'
import { siteSettings } from '#business/company/tables.server.ts'
import { posts } from '#business/posts/tables.server.ts'
import { provenSolutions } from '#business/solutions/tables.server.ts'
import type { DueTranslation } from './due-translation.ts'
import { listDueTranslations, settleTranslation } from './list-due-translations.server.ts'

const { db, services } = await testDatabase()
const actingAs = (role: Role) => ({ ...services, actor: someStaff(role) })
const editor = actingAs('editor')

async function read(filter: object = {}, acting = editor) {
  const outcome = await listDueTranslations(acting, filter)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const stateOf = ({ missing, older }: DueTranslation) => ({ fr: missing.fr, en: missing.en, older })
const states = async () => (await read()).items.map(stateOf)

afterEach(async () => {
  await db.delete(posts)
  await db.delete(provenSolutions)
  await db.delete(siteSettings)
})

describe('a record', () => {
  const both = { slug: 'p', title: 'Un', titleEn: 'One', content: 'Corps', contentEn: 'Body' }
  const write = (changes: Partial<typeof posts.$inferInsert>) => db.update(posts).set(changes)
  beforeEach(() => db.insert(posts).values(both))

  test('that says the same in both languages is not due', async () => {
    expect(await states()).toEqual([])
    await write({ isPublished: true, slug: 'other', author: 'Awa' })
    await write({ title: 'Deux', titleEn: 'Two' })
    expect(await states()).toEqual([])
  })

  test('that lacks a text in one language is due until it has it, and is then in step', async () => {
    await write({ titleEn: ' \n', excerptEn: 'In short' })
    expect(await states()).toMatchObject([{ fr: ['excerpt'], en: ['title'] }])
    await write({ titleEn: 'One again' })
    await write({ excerpt: 'En bref' })
    expect(await states()).toEqual([])
  })

  test('changed in one language makes the other older, until that follows', async () => {
    await write({ content: 'Corps neuf' })
    expect(await states()).toEqual([{ fr: [], en: [], older: 'en' }])
    await write({ content: 'Corps plus neuf' })
    await write({ contentEn: 'New body' })
    expect(await states()).toEqual([])
    await write({ contentEn: 'Newer body' })
    expect(await states()).toEqual([{ fr: [], en: [], older: 'fr' }])
  })

  test('that somebody finds in step is no longer due; what is missing stays so', async () => {
    await write({ content: 'Corps neuf', excerpt: 'Bref' })
    const [due] = (await read()).items
    expect(await settleTranslation(editor, { kind: 'post', recordId: due?.recordId })).toMatchObject({ ok: true })
    expect(await states()).toEqual([{ fr: [], en: ['excerpt'], older: null }])
    expect(await settleTranslation(editor, { kind: 'post', recordId: '0' })).toMatchObject({
      problem: { code: 'not_found' },
    })
    expect(await settleTranslation(editor, { kind: 'settings', recordId: 'team' })).toMatchObject({
      problem: { code: 'forbidden' },
    })
  })

  test('that is gone is not due', async () => {
    await write({ titleEn: '' })
    await db.delete(posts)
    expect(await read()).toEqual({ items: [], counts: { post: 0, product: 0, solution: 0 }, nextCursor: null })
  })
})

test('names of places need no translation', async () => {
  const { imageUrl: _, ...fields } = solutionFields({ beneficiariesEn: '12,000 patients' })
  await db.insert(provenSolutions).values(fields as typeof provenSolutions.$inferInsert)
  expect(await states()).toEqual([])
})

test('settings are told to whoever may change them, whatever their form', async () => {
  await db.insert(siteSettings).values({
    group: 'team',
    value: [
      { name: 'Awa', role: 'Directrice', roleEn: '' },
      { title: { fr: 'Oui' } },
      { fr: ['a', ''], en: ['b', ''] },
    ],
  })
  expect(await read()).toEqual({ items: [], counts: { post: 0, product: 0, solution: 0 }, nextCursor: null })
  const { items, counts } = await read({}, actingAs('admin'))
  expect(counts).toEqual({ post: 0, product: 0, solution: 0, settings: 1 })
  expect(items).toMatchObject([
    { kind: 'settings', recordId: 'team', title: 'team', missing: { fr: [], en: ['value.0.role', 'value.1.title'] } },
  ])
})

test.each(settingGroups)('what comes with the site of %s says the same in both languages', async (group) => {
  await db.insert(siteSettings).values({ group, value: builtInSettings[group] })
  expect((await read({}, actingAs('admin'))).items).toEqual([])
})

test('pages follow each other, the latest change first; counts are of all', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ slug: `p-${at}`, title: `Article ${at}` }))
  await db.insert(posts).values(many)
  const { imageUrl: _, ...fields } = solutionFields({ descriptionEn: '' })
  await db.insert(provenSolutions).values(fields as typeof provenSolutions.$inferInsert)
  const first = await read()
  expect(first.items[0]).toMatchObject({ kind: 'solution', missing: { en: ['beneficiaries', 'description'] } })
  expect(first.counts).toEqual({ post: 60, product: 0, solution: 1 })
  const second = await read({ cursor: first.nextCursor ?? '' })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 11, null])
  const ids = [...first.items, ...second.items].map(({ kind, recordId }) => `${kind} ${recordId}`)
  expect(new Set(ids).size).toBe(61)
  expect((await read({ kind: 'solution' })).items).toHaveLength(1)
})

test.each([{ kind: 'page' }, { cursor: 'x' }, { cursor: '9'.repeat(40) }])('%j is no filter', async (filter) => {
  expect(await listDueTranslations(editor, filter)).toMatchObject({ problem: { code: 'invalid' } })
})

test('the sales team has nothing to translate', async () => {
  expect(await listDueTranslations(actingAs('sales'), {})).toMatchObject({ problem: { code: 'forbidden' } })
})
