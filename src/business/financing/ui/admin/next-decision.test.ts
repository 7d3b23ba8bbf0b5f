import { expect, test } from 'vitest'
import { longestWaiting, mayAskAgain, nextDecision, unreadOf } from './next-decision.ts'

const unread = { kind: 'documents_unopened', documents: ['residency'] } as const
const missing = { kind: 'documents_missing', documents: ['employment'] } as const
const short = { kind: 'income_short', missing: 1000 } as const

test.each([
  ['what is not read is read first', [missing, unread, short], null],
  ['then what has not come is asked for', [missing, short], 'more_info_needed'],
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
  ['not once it is decided', [], 'approved', [], false],
] as const)('a document is asked for again %s', (_, requestedDocuments, status, allowedStatuses, may) => {
  expect(mayAskAgain({ requestedDocuments, status, allowedStatuses }, 'residency')).toBe(may)
})

test('after an application comes the one that waits the longest, never itself', () => {
  const sent = (id: number, submittedAt: string) => ({ id, submittedAt })
  const waiting = [sent(3, '2026-11-27T09:00:00Z'), sent(1, '2026-11-25T09:00:00Z'), sent(2, '2026-11-26T09:00:00Z')]
  expect(longestWaiting(waiting, 3)?.id).toBe(1)
  expect(longestWaiting(waiting, 1)?.id).toBe(2)
  expect(longestWaiting([sent(1, '2026-11-25T09:00:00Z')], 1)).toBeUndefined()
})
