import { expect, test } from 'vitest'
import { answerClock, overdueOf } from './answer-clock.ts'
import type { LeadKind } from './lead.ts'
import type { LeadStatus } from './lead-status.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const asked = (createdAt: string, status: LeadStatus = 'new', kind: LeadKind = 'message') => ({
  kind,
  status,
  createdAt,
  answerDueAt: new Date(Date.parse(createdAt) + 24 * 3_600_000).toISOString(),
  firstContactAt: null,
})

test.each([
  ['a minute ago', asked('2026-11-24T11:59:00.000Z'), 'waits'],
  ['eighteen hours ago', asked('2026-11-23T18:00:00.000Z'), 'soon'],
  ['a day ago', asked('2026-11-23T12:00:00.000Z'), 'late'],
  ['a day ago, and its customer was called', asked('2026-11-23T12:00:00.000Z', 'contacted'), 'answered'],
  [
    'a day ago, and was put back after an answer',
    { ...asked('2026-11-23T12:00:00.000Z'), firstContactAt: '2026-11-23T13:00:00.000Z' },
    'answered',
  ],
  ['a week ago, by who wants to work here', asked('2026-11-17T12:00:00.000Z', 'new', 'job_application'), 'answered'],
])('what came %s', (_, lead, state) => {
  expect(answerClock(lead, now).state).toBe(state)
})

test('a clock that runs ahead of ours has waited for nothing', () => {
  expect(answerClock(asked('2026-11-24T12:00:05.000Z'), now)).toEqual({ waitedMs: 0, lateMs: 0, state: 'waits' })
})

test('what is late is late since the answer was promised, not since it was asked', () => {
  expect(answerClock(asked('2026-11-23T05:00:00.000Z'), now).lateMs).toBe(7 * 3_600_000)
})

test.each([
  ['an answer that was promised', asked('2026-11-23T12:00:00.000Z'), null, 'answer'],
  ['a step of yesterday', asked('2026-11-24T11:00:00.000Z'), '2026-11-23', 'step'],
  ['nothing: the step is for today', asked('2026-11-24T11:00:00.000Z'), '2026-11-24', null],
  ['what follows a sale, of yesterday', asked('2026-11-20T11:00:00.000Z', 'won'), '2026-11-23', 'step'],
  ['nothing: it was lost', asked('2026-11-20T11:00:00.000Z', 'lost'), '2026-11-23', null],
] as const)('overdue is %s', (_, lead, nextStepOn, overdue) => {
  expect(overdueOf({ ...lead, nextStepOn, country: 'cm' }, now)).toBe(overdue)
})

test('what was promised for Monday is not late on Sunday', () => {
  const sunday = new Date('2026-11-22T20:00:00.000Z')
  const lead = { ...asked('2026-11-20T19:00:00.000Z'), answerDueAt: '2026-11-23T16:00:00.000Z' }
  expect(answerClock(lead, sunday).state).toBe('waits')
  expect(answerClock(lead, new Date('2026-11-23T16:00:00.000Z')).state).toBe('late')
})
