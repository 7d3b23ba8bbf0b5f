import * as z from 'zod/mini'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepInSession } from '#client/session-store.ts'
import type { VisitorField } from '../visitor-form.ts'
import { draftOf } from './use-lead-form.ts'

const field: VisitorField = { schema: z.string(), control: 'phone', staff: 'phone' }
const named = (...names: string[]) => ({
  words: 'test',
  fields: Object.fromEntries(names.map((name) => [name, field])),
})
const draft = draftOf(named('name', 'phone'), 'test')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined)
  draft.forget()
})

test('a form begins empty, and empty again once its draft is forgotten', () => {
  expect(draft.recall()).toEqual({ name: '', phone: '' })
  draft.keep({ name: 'Awa', phone: '70' })
  expect(draft.recall()).toEqual({ name: 'Awa', phone: '70' })
  expect(draftOf(named('name'), 'other').recall()).toEqual({ name: '' })
  draft.forget()
  expect(draft.recall()).toEqual(draft.empty())
})

test.each([null, 'text', 3, [1], { name: 3, role: 'admin' }])('a draft that is %j is no draft', (kept) => {
  keepInSession('test draft', kept)
  expect(draft.recall()).toEqual(draft.empty())
})
