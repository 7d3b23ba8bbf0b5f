import { expect, test } from 'vitest'
import { answerFaults, faultsFrom } from './application-submission.ts'

const answers = { monthlyIncome: '450 000', employerName: 'Dangote', email: '', phone: '', termsAccepted: 'on' }

test('only the consent is needed', () => {
  expect(answerFaults(answers)).toEqual({})
  expect(answerFaults({ ...answers, monthlyIncome: '', employerName: '' })).toEqual({})
  expect(answerFaults({ ...answers, termsAccepted: undefined })).toEqual({ termsAccepted: 'terms_not_accepted' })
})

test('an address that is given must be one that is reached', () => {
  expect(answerFaults({ ...answers, email: 'amina@', phone: '12', employerName: 'x'.repeat(201) })).toEqual({
    email: 'invalid_email',
    phone: 'invalid_phone',
    employerName: 'too_long',
  })
})

test('what the server finds is told beside the fields that it is about', () => {
  const errors = [
    { path: 'additionalInfo.phone', code: 'invalid_phone' },
    { path: 'termsAccepted', code: 'terms_not_accepted' },
    { path: 'id_card_front', code: 'document_missing' },
  ]
  expect(faultsFrom(errors)).toEqual({ phone: 'invalid_phone', termsAccepted: 'terms_not_accepted' })
})
