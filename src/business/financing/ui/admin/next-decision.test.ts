import { expect, test } from 'vitest'
import { choicesOf, isBeingHandedIn, mayAskAgain, nextDecision, unreadOf } from './next-decision.ts'

const unread = { kind: 'documents_unopened', documents: ['residency'] } as const
const missing = { kind: 'documents_missing', documents: ['employment'] } as const
const unreadable = { kind: 'documents_unreadable', documents: ['employment'] } as const
const short = { kind: 'income_short', missing: 1000 } as const

test.each([
  ['what is not read is read first', [missing, unread, short], null],
  ['then what has not come is asked for', [missing, short], 'more_info_needed'],
  ['or what can’t be read', [unreadable], 'more_info_needed'],
  ['what is odd is weighed by whoever decides', [short], null],
  ['with nothing left to check it is approved', [], 'approved'],
] as const)('%s', (_, concerns, next) => {
  expect(nextDecision(concerns)).toBe(next)
})

test('of several concerns those documents are to be read that nobody has opened', () => {
  expect(unreadOf([missing, unread])).toEqual(['residency'])
})

test.each([
  ['while more may be asked for', [], 'submitted', ['more_info_needed'], true],
  ['while other documents are waited for', ['employment'], 'more_info_needed', [], true],
  ['not twice', ['residency'], 'more_info_needed', [], false],
  ['once it is with us again', ['residency'], 'in_review', ['more_info_needed'], true],
  ['not once it is decided', [], 'approved', [], false],
] as const)('a document is asked for again %s', (_, requestedDocuments, status, allowedStatuses, may) => {
  expect(mayAskAgain({ requestedDocuments, status, allowedStatuses }, 'residency')).toBe(may)
})

test.each([
  ['while one is missing', 'Awa', ['residency'], ['approved'], true],
  ['until all five are there', 'Awa', [], ['approved'], false],
  ['not of what was sent in by its applicant', null, ['residency'], ['approved'], false],
  ['not once it is decided', 'Awa', ['residency'], ['in_review'], false],
] as const)('documents come first of what staff began %s', (_, staffName, types, allowed, isFirst) => {
  const timeline = [{ status: 'submitted', staffName }] as const
  expect(isBeingHandedIn({ missingDocuments: types, timeline, allowedStatuses: allowed })).toBe(isFirst)
})

test.each([
  ['once nothing is left to check', {}, true],
  ['while something is not read', { concerns: [unread] }, false],
  ['over something odd', { concerns: [short] }, false],
  ['by who may not decide', { mayDecide: false }, false],
  ['by who did so first', { isFirstApprover: true, firstApproverName: 'Awa' }, false],
  ['by who agrees with the first', { firstApproverName: 'Awa' }, true],
  [
    'while its documents are handed in',
    { missingDocuments: ['residency'], timeline: [{ status: 'submitted', staffName: 'Awa' }] },
    false,
  ],
  ['while its applicant is waited for', { status: 'more_info_needed' }, false],
  ['once it is decided', { status: 'approved', allowedStatuses: ['in_review'] }, false],
] as const)('%s it is approved next: %j is %s', (_, differs, may) => {
  const ready = {
    status: 'in_review',
    allowedStatuses: ['approved', 'declined'],
    mayDecide: true,
    isFirstApprover: false,
    firstApproverName: null,
    concerns: [],
    requestedDocuments: [],
    missingDocuments: [],
    timeline: [],
  } as const
  expect(choicesOf(Object.assign({}, ready, differs)).next === 'approved').toBe(may)
})

test('who may not decide is led to what they may: to ask for what has not come', () => {
  const { next, shown, others } = choicesOf({
    status: 'in_review',
    allowedStatuses: ['approved', 'more_info_needed', 'declined'],
    mayDecide: false,
    isFirstApprover: false,
    firstApproverName: null,
    concerns: [missing],
    requestedDocuments: [],
    missingDocuments: ['employment'],
    timeline: [],
  })
  expect([next, shown, others]).toEqual(['more_info_needed', ['more_info_needed'], []])
})
