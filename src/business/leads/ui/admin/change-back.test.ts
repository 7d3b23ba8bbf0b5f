import { expect, test } from 'vitest'
import { changeBack, type Changeable } from './change-back.ts'

const before: Changeable = {
  id: 7,
  updatedAt: '2026-11-27T10:00:00.000Z',
  status: 'new',
  assigneeId: 'issa',
  nextStep: 'Send the quote',
  nextStepOn: '2026-11-30',
  nextStepTime: '10:30',
}

test('a state, an owner and a next step go back to what they were, each with nothing else', () => {
  expect(changeBack(before, { status: 'contacted' })).toEqual({ status: 'new' })
  expect(changeBack(before, { assigneeId: 'ada' })).toEqual({ assigneeId: 'issa' })
  const step = { nextStep: 'Send the quote', nextStepOn: '2026-11-30', nextStepTime: '10:30' }
  expect(changeBack(before, { nextStep: '' })).toEqual(step)
  expect(changeBack(before, { status: 'lost', lostBecause: 'price' })).toEqual({ status: 'new', ...step })
  expect(changeBack(before, { stepDone: true })).toEqual(step)
  expect(changeBack(before, { status: 'contacted', nextStep: 'Call again', nextStepOn: '2026-12-01' })).toEqual({
    status: 'new',
    ...step,
  })
})

test('a contact is taken back with what came with it: nobody’s becomes that of whoever works on it', () => {
  const nobodys = { ...before, assigneeId: null }
  expect(changeBack(nobodys, { nextStep: 'Call' })).toMatchObject({ assigneeId: null, nextStep: 'Send the quote' })
  expect(changeBack(nobodys, { status: 'contacted' })).toEqual({ status: 'new' })
  expect(changeBack(nobodys, { contact: 'reached', status: 'contacted' })).toEqual({
    status: 'new',
    assigneeId: null,
    contactTakenBack: 'reached',
  })
})

test('words that were added stay, and what was not known has no way back', () => {
  expect(changeBack(before, { note: 'Said yes' })).toBeNull()
  expect(changeBack(before, { person: { name: 'Ada' } })).toBeNull()
  expect(changeBack(before, { status: 'lost', cancelBooking: true })).toBeNull()
  const { status: _, assigneeId: __, ...less } = before
  expect(changeBack(less, { status: 'contacted' })).toBeNull()
  expect(changeBack(less, { assigneeId: 'ada' })).toBeNull()
})
