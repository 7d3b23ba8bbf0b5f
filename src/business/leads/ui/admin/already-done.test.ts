import { expect, test } from 'vitest'
import type { LeadTimelineEntry } from '../../lead-event.ts'
import { alreadyDone } from './already-done.ts'

const entry = (said: string, details: LeadTimelineEntry['details'] = null): LeadTimelineEntry => ({
  id: 7,
  at: '2026-11-28T10:00:00.000Z',
  staffId: 'paul',
  staffName: 'Paul',
  event: 'status',
  said,
  usualStep: null,
  details,
})
const step = { nextStep: 'Deposit', nextStepOn: '2026-11-30' }
const won = { status: 'won', wonAmount: 900_000, ...step } as const
const lost = { status: 'lost', wonAmount: null, nextStep: '', nextStepOn: null } as const
const tooDear = entry('lost', { lostBecause: 'price', words: 'Too dear' })

test.each([
  [{ status: 'won', wonAmount: 900_000 }, won, entry('won')],
  [{ status: 'won', wonAmount: 900_000, ...step }, won, entry('won')],
  [{ status: 'won' }, { ...won, wonAmount: null }, entry('won')],
  [{ status: 'lost', lostBecause: 'price', lostWords: 'Too dear' }, lost, tooDear],
  [{ status: 'lost', lostWords: '' }, lost, entry('lost')],
] as const)('%j was done by Paul', (wanted, lead, theirs) => {
  expect(alreadyDone(wanted, lead, [theirs])).toBe(theirs)
})

test.each([
  [{ status: 'won', wonAmount: 800_000 }, won, entry('won')],
  [{ status: 'won' }, won, entry('won')],
  [{ status: 'won', wonAmount: 900_000, ...step, nextStepOn: '2026-12-01' }, won, entry('won')],
  [{ status: 'won', wonAmount: 900_000, stepDone: true, ...step }, won, entry('won')],
  [{ status: 'lost', lostBecause: 'not_now' }, lost, tooDear],
  [{ status: 'lost' }, won, entry('won')],
  [{ status: 'lost', lostBecause: 'price', lostWords: 'Too dear', cancelBooking: true }, lost, tooDear],
  [{ status: 'won', wonAmount: 900_000, note: 'At last' }, won, entry('won')],
  [{ assigneeId: 'ada' }, won, entry('won')],
  // Who was won before, and is now by somebody who did nothing of it.
  [{ status: 'won', wonAmount: 900_000 }, won, { ...entry('won'), event: 'note' as const }],
] as const)('%j is not what was done', (wanted, lead, theirs) => {
  expect(alreadyDone(wanted, lead, [theirs])).toBeUndefined()
})
