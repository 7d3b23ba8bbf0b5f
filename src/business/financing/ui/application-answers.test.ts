import { beforeEach, describe, expect, test } from 'vitest'
import { documentTypes } from '../document-type.ts'
import { documentFaults, forgetAnswers, keepAnswers, recallAnswers, type Answers } from './application-answers.ts'
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

describe('the documents of a form', () => {
  test('are complete when all five have arrived', () => {
    expect(documentFaults(emptySlots, all)).toEqual({})
  })

  test('are named where they are missing', () => {
    expect(documentFaults(emptySlots, (type) => (type === 'residency' ? file : null))).toEqual({
      id_card_front: 'document_missing',
      id_card_back: 'document_missing',
      bank_statements: 'document_missing',
      employment: 'document_missing',
    })
    expect(Object.keys(documentFaults(emptySlots, none))).toEqual([...documentTypes])
  })

  test('are waited for while they are on their way, also in the place of one that has arrived', () => {
    const slots = changeSlots(emptySlots, { document: 'employment', attempt: 1, type: 'chosen', file })
    expect(documentFaults(slots, all)).toEqual({ employment: 'still_sending' })
  })

  test('are not on their way once they are refused', () => {
    const chosen = changeSlots(emptySlots, { document: 'employment', attempt: 1, type: 'chosen', file })
    const slots = changeSlots(chosen, { document: 'employment', attempt: 1, type: 'refused', reason: 'file_kind' })
    expect(documentFaults(slots, none).employment).toBe('document_missing')
    expect(documentFaults(slots, all)).toEqual({})
  })
})

test('what was typed is kept, but not the consent', () => {
  keepAnswers(answers)
  expect(recallAnswers()).toEqual({ ...answers, termsAccepted: false })
  keepAnswers({ ...answers, email: 7 } as unknown as Answers)
  expect(recallAnswers().email).toBe('')
  forgetAnswers()
  expect(recallAnswers().monthlyIncome).toBe('')
})
