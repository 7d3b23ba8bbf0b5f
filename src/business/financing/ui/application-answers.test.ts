import { beforeEach, describe, expect, test } from 'vitest'
import { documentTypes } from '../document-type.ts'
import {
  faultsFrom,
  faultsIn,
  forgetAnswers,
  hasFaults,
  keepAnswers,
  recallAnswers,
  type Answers,
} from './application-answers.ts'
import { changeSlots, emptySlots } from './document-upload-state.ts'

const answers: Answers = {
  monthlyIncome: '450 000',
  employerName: 'Dangote',
  email: '',
  phone: '',
  termsAccepted: true,
}
const file = { name: 'a.pdf', size: 1 }
const all = () => file
const none = () => null

beforeEach(forgetAnswers)

describe('a form', () => {
  test('is complete with five documents and the consent: the rest may be left empty', () => {
    const faults = faultsIn({ ...answers, monthlyIncome: '', employerName: '' }, emptySlots, all)
    expect(faults).toEqual({ documents: {}, fields: {} })
    expect(hasFaults(faults)).toBe(false)
  })

  test('names each missing document', () => {
    const faults = faultsIn(answers, emptySlots, (type) => (type === 'residency' ? file : null))
    expect(faults.documents).toEqual({
      id_card_front: 'document_missing',
      id_card_back: 'document_missing',
      bank_statements: 'document_missing',
      employment: 'document_missing',
    })
    expect(hasFaults(faults)).toBe(true)
    expect(Object.keys(faultsIn(answers, emptySlots, none).documents)).toEqual([...documentTypes])
  })

  test('waits for what is still on its way, also in the place of what has arrived', () => {
    const slots = changeSlots(emptySlots, { document: 'employment', attempt: 1, type: 'chosen', file })
    expect(faultsIn(answers, slots, all).documents).toEqual({ employment: 'still_sending' })
  })

  test('does not take a refused file for one on its way', () => {
    const chosen = changeSlots(emptySlots, { document: 'employment', attempt: 1, type: 'chosen', file })
    const slots = changeSlots(chosen, { document: 'employment', attempt: 1, type: 'refused', reason: 'file_kind' })
    expect(faultsIn(answers, slots, none).documents.employment).toBe('document_missing')
    expect(faultsIn(answers, slots, all).documents).toEqual({})
  })

  test('asks for the consent, and for an address that mail reaches', () => {
    const typed = { ...answers, email: 'amina@', phone: '12', termsAccepted: false }
    expect(faultsIn(typed, emptySlots, all).fields).toEqual({
      email: 'invalid_email',
      phone: 'invalid_phone',
      termsAccepted: 'terms_not_accepted',
    })
  })
})

test('what the server finds is told beside the fields that it is about', () => {
  const errors = [
    { path: 'additionalInfo.phone', code: 'invalid_phone' },
    { path: 'termsAccepted', code: 'terms_not_accepted' },
    { path: 'elsewhere', code: 'invalid' },
  ]
  expect(faultsFrom(errors).fields).toEqual({ phone: 'invalid_phone', termsAccepted: 'terms_not_accepted' })
})

test('what was typed is kept, but not the consent', () => {
  keepAnswers(answers)
  expect(recallAnswers()).toEqual({ ...answers, termsAccepted: false })
  keepAnswers({ ...answers, email: 7 } as unknown as Answers)
  expect(recallAnswers().email).toBe('')
  forgetAnswers()
  expect(recallAnswers().monthlyIncome).toBe('')
})
