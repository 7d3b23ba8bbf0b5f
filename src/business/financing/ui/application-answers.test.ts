import { beforeEach, describe, expect, test } from 'vitest'
import { documentTypes } from '../document-type.ts'
import { documentFaults, clearAnswers, keepAnswers, recallAnswers } from './application-answers.ts'

const file = { name: 'a.pdf', size: 1 }
const all = () => file
const none = () => null

beforeEach(clearAnswers)

describe('the documents of a form', () => {
  test('are complete when all five have arrived', () => {
    expect(documentFaults({}, all)).toEqual({})
  })

  test('are named where they are missing', () => {
    expect(documentFaults({}, (type) => (type === 'residency' ? file : null))).toEqual({
      id_card_front: 'document_missing',
      id_card_back: 'document_missing',
      bank_statements: 'document_missing',
      employment: 'document_missing',
    })
    expect(Object.keys(documentFaults({}, none))).toEqual([...documentTypes])
  })

  test('are waited for while they are on their way, also in the place of one that has arrived', () => {
    const slots = { employment: { arrived: file, upload: { state: 'preparing', file } } } as const
    expect(documentFaults(slots, all)).toEqual({ employment: 'still_sending' })
  })

  test('are not on their way once they are refused', () => {
    const slots = { employment: { arrived: null, upload: { state: 'refused', file, reason: 'file_kind' } } } as const
    expect(documentFaults(slots, none).employment).toBe('document_missing')
    expect(documentFaults(slots, all)).toEqual({})
  })
})

test('what was typed is kept', () => {
  keepAnswers({ monthlyIncome: '450 000' })
  expect(recallAnswers()).toEqual({ monthlyIncome: '450 000' })
  clearAnswers()
  expect(recallAnswers()).toEqual({})
})
