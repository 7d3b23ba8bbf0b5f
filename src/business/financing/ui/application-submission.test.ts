import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { serverText } from '#i18n/server-messages.server.ts'
import { anApplication } from '../../../../tests/support/applications.ts'
import { answerFaults, faultKind, faultsFrom, submitForm } from './application-submission.ts'

const text = serverText.en
const person = { fullName: 'Amina Bello', phone: '0803 000 0000', email: '' }
const answers = { ...person, monthlyIncome: '450 000', employerName: 'Dangote', termsAccepted: 'on' }

test('a name, one way to be reached and the consent are needed', () => {
  expect(answerFaults(answers)).toEqual({})
  expect(answerFaults({ ...answers, monthlyIncome: '', employerName: '' })).toEqual({})
  expect(answerFaults({ ...answers, phone: ' ', email: 'amina@example.com' })).toEqual({})
  expect(answerFaults({ ...answers, termsAccepted: undefined })).toEqual({ termsAccepted: 'terms_not_accepted' })
  expect(answerFaults({ termsAccepted: 'on' })).toEqual({ fullName: 'name_missing', phone: 'contact_missing' })
})

test.each(['2 salaires, 450 000', '450k', '450 000,50'])('an income of %s is asked for in figures', (monthlyIncome) => {
  expect(answerFaults({ ...answers, monthlyIncome })).toEqual({ monthlyIncome: 'not_an_amount' })
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

test('an address that is wrong does not ask for documents that are there', () => {
  expect(faultKind({ email: 'invalid_email' })).toBe('wrong')
  expect(faultKind({ email: 'invalid_email' }, { residency: 'document_missing' } as never)).toBe('incomplete')
  expect(faultKind({ termsAccepted: 'terms_not_accepted' })).toBe('terms')
  expect(faultKind({})).toBeNull()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a submit whose answer was lost ends with a link all the same', async () => {
  const link = 'http://localhost:3000/financing/follow?token=abc'
  const responses: Record<string, [number, unknown]> = {
    PATCH: [409, { code: 'conflict', status: 409, title: 'x' }],
    POST: [200, { statusLink: link }],
  }
  vi.stubGlobal('fetch', (path: string | Request, init?: RequestInit) => {
    const method = init?.method ?? (path instanceof Request ? path.method : 'GET')
    const [status, body] = responses[method] ?? [500, {}]
    const type = status === 200 ? 'application/json' : 'application/problem+json'
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }))
  })
  const queryFn = () => anApplication({ status: 'submitted' })
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } })
  const form = { ...person, termsAccepted: 'on', monthlyIncome: '', employerName: '' }
  const sent = await submitForm(client, { applicationId: 7, answers: form, missing: {} }, text)
  expect(sent).toMatchObject({ kind: 'submitted', submitted: { statusLink: link } })
})

test('what another tab has sent is not missing; what none has is', async () => {
  const queryFn = () => ({ ...anApplication({}), documents: [{ type: 'residency' }] })
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } })
  const missing = { residency: 'document_missing', id_card_front: 'document_missing' } as never
  const outcome = await submitForm(client, { applicationId: 7, answers, missing }, text)
  expect(outcome).toEqual({ kind: 'incomplete', faults: {}, isOutdated: true })
  const told = { ...answers, termsAccepted: undefined }
  const wrong = await submitForm(client, { applicationId: 7, answers: told, missing: {} }, text)
  expect(wrong).toEqual({ kind: 'terms', faults: { termsAccepted: 'terms_not_accepted' }, isOutdated: false })
})
