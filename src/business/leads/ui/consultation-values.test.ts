import { beforeEach, expect, test, vi } from 'vitest'
import { keepInSession } from '#client/session-store.ts'
import {
  consultationDraft,
  emptyConsultation,
  forgetConsultationDraft,
  keepConsultationDraft,
} from './consultation-values.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined)
  forgetConsultationDraft()
})

const typed = { ...emptyConsultation(), firstName: 'Awa', state: 'lagos' }

test('a form begins empty, and empty again once its draft is forgotten', () => {
  expect(consultationDraft('cm')).toEqual(emptyConsultation())
  keepConsultationDraft(typed)
  expect(consultationDraft('cm')).toEqual(typed)
  forgetConsultationDraft()
  expect(consultationDraft('cm')).toEqual(emptyConsultation())
})

test('a place of the other country is asked for again, the rest is kept', () => {
  keepConsultationDraft(typed)
  expect(consultationDraft('bf')).toEqual({ ...typed, state: '' })
})

test.each([null, 'text', 3, [1], { firstName: 3, role: 'admin' }])('a draft that is %j is no draft', (kept) => {
  keepInSession('consultation draft', kept)
  expect(consultationDraft('cm')).toEqual(emptyConsultation())
})
