import { expect, test } from 'vitest'
import { applicationStatuses } from './application-status.ts'
import { documentTypes, expectsDocument, isDocumentType, missingDocuments } from './document-type.ts'

test('the five types, and no sixth', () => {
  expect(documentTypes.every(isDocumentType)).toBe(true)
  for (const other of ['passport', '', 'ID_CARD_FRONT', null, 1, ['residency']])
    expect(isDocumentType(other)).toBe(false)
})

test('what is missing, in the order of the form', () => {
  expect(missingDocuments([])).toEqual(documentTypes)
  expect(missingDocuments(['employment', 'id_card_front'])).toEqual(['id_card_back', 'residency', 'bank_statements'])
  expect(missingDocuments([...documentTypes, 'residency'])).toEqual([])
})

test('a draft takes all of them, and after that only what was asked for again is taken', () => {
  for (const status of applicationStatuses) {
    const taken = documentTypes.filter(
      (type) => expectsDocument({ status, requestedDocuments: ['residency'] }, type).ok,
    )
    const expected = { draft: documentTypes, more_info_needed: ['residency'] }[status as string] ?? []
    expect(taken).toEqual(expected)
  }
})

test('a document that nobody expects is a conflict', () => {
  expect(expectsDocument({ status: 'submitted', requestedDocuments: [] }, 'residency')).toEqual({
    ok: false,
    problem: { code: 'conflict', errors: [{ path: 'documentType', code: 'document_not_expected' }] },
  })
})
