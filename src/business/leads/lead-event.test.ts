import { expect, test } from 'vitest'
import { unansweredCalls, type LeadEvent } from './lead-event.ts'

const after = (...events: (LeadEvent | [LeadEvent, string])[]) =>
  unansweredCalls(
    events.map((one) => (typeof one === 'string' ? { event: one, said: '' } : { event: one[0], said: one[1] })),
  )

test('calls that nobody answers are counted until somebody is reached', () => {
  expect(after()).toBe(0)
  expect(after('no_answer', 'note', 'no_answer')).toBe(2)
  expect(after('no_answer', 'no_answer', 'reached')).toBe(0)
  expect(after('no_answer', 'chat', 'no_answer')).toBe(1)
})

test('what was taken back never was', () => {
  expect(after('no_answer', 'no_answer', ['taken_back', 'no_answer'])).toBe(1)
  expect(after('no_answer', 'reached', ['taken_back', 'reached'], 'no_answer')).toBe(2)
})
