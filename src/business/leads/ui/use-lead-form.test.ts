import { beforeEach, expect, test, vi } from 'vitest'
import { keepInSession } from '#client/session-store.ts'
import { formDraft } from './use-lead-form.ts'

const draft = formDraft('test', ['name', 'phone'])

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined)
  draft.forget()
})

test('a form begins empty, and empty again once its draft is forgotten', () => {
  expect(draft.recall()).toEqual({ name: '', phone: '' })
  draft.keep({ name: 'Awa', phone: '70' })
  expect(draft.recall()).toEqual({ name: 'Awa', phone: '70' })
  expect(formDraft('other', ['name']).recall()).toEqual({ name: '' })
  draft.forget()
  expect(draft.recall()).toEqual(draft.empty())
})

test.each([null, 'text', 3, [1], { name: 3, role: 'admin' }])('a draft that is %j is no draft', (kept) => {
  keepInSession('test draft', kept)
  expect(draft.recall()).toEqual(draft.empty())
})
