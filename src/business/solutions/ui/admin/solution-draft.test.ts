import { expect, test } from 'vitest'
import { parse } from '#kernel/parse.ts'
import { solutionFieldsSchema } from '../../solution-record.ts'
import { blankSolution, draftOf, solutionFieldNames, tabOf, twinOf } from './solution-draft.ts'

test('a draft has every field that can be stored, and no other', () => {
  const written = Object.fromEntries(
    solutionFieldNames.map((name) => [name, blankSolution[name] === '' ? '/x' : blankSolution[name]]),
  )
  const page = 'https://youtu.be/dQw4w9WgXcQ'
  const typed = { videoUrl: page, customerSourceUrl: page, customerSaidOn: '2026-03-05' }
  const parsed = parse(solutionFieldsSchema, { ...written, ...typed })
  expect(parsed.ok && Object.keys(parsed.value).toSorted()).toEqual(solutionFieldNames.toSorted())
})

test('what is read is what is edited', () => {
  const moments = { createdAt: '2026-03-05T09:00:00.000Z', updatedAt: '2026-03-05T09:00:00.000Z' }
  const absent = { imageUrl: null, videoUrl: null, customerSaidOn: null, customerSourceUrl: null }
  const stored = { ...blankSolution, id: 1001, ...absent, ...moments }
  expect(draftOf(stored)).toEqual(blankSolution)
})

test.each([
  ['title', 'basic', { name: 'title', language: 'fr' }],
  ['impactEn', 'media', { name: 'impact', language: 'en' }],
  ['customerName', 'customer', null],
  ['date', 'basic', null],
])('%s stands in %s', (field, tab, twin) => {
  expect(tabOf(field)).toBe(tab)
  expect(twinOf(field)).toEqual(twin)
})
