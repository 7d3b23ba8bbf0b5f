import { expect, test } from 'vitest'
import { callIn, changeAfterCall, isEnded, stepAfterCall, type NotedCall } from './call-change.ts'

const lead = {
  kind: 'message',
  status: 'contacted',
  nextStep: 'Send quote',
  nextStepOn: '2026-11-20',
  nextStepTime: null,
} as const
const days = { today: '2026-11-24', next: '2026-11-25', again: 'Call back', following: null }
const call = (part: Partial<NotedCall>): NotedCall => ({ contact: null, step: null, note: '', ...part })

test.each([
  [
    'nothing is proposed before it is said what came of it',
    lead,
    call({}),
    { nextStep: 'Send quote', nextStepOn: '2026-11-20' },
  ],
  [
    'who did not answer is called the next day at work',
    { ...lead, nextStep: '', nextStepOn: null },
    call({ contact: 'no_answer' }),
    { nextStep: 'Call back', nextStepOn: '2026-11-25' },
  ],
  [
    'what was to be done is put on that day',
    lead,
    call({ contact: 'no_answer' }),
    { nextStep: 'Send quote', nextStepOn: '2026-11-25' },
  ],
  [
    'what has an hour keeps it on its day',
    { ...lead, nextStepOn: '2026-12-01', nextStepTime: '10:30' },
    call({ contact: 'no_answer' }),
    { nextStep: 'Send quote', nextStepOn: '2026-12-01', nextStepTime: '10:30' },
  ],
  [
    'unless it is for a later one',
    { ...lead, nextStepOn: '2026-12-01' },
    call({ contact: 'no_answer' }),
    { nextStep: 'Send quote', nextStepOn: '2026-12-01' },
  ],
  ['what was due is over once they were reached', lead, call({ contact: 'reached' }), { nextStep: '', nextStepOn: '' }],
  [
    'what is due later stays',
    { ...lead, nextStepOn: '2026-12-01' },
    call({ contact: 'chat' }),
    { nextStep: 'Send quote', nextStepOn: '2026-12-01' },
  ],
  [
    'what was chosen stays',
    lead,
    call({ contact: 'no_answer', step: { nextStep: 'Visit', nextStepOn: '2026-11-30' } }),
    { nextStep: 'Visit', nextStepOn: '2026-11-30' },
  ],
] as const)('%s', (_, of, noted, step) => {
  expect(stepAfterCall(of, noted, days)).toEqual(step)
})

test('after a sale what was due brings what follows it', () => {
  const following = { nextStep: 'Plan', nextStepOn: '2026-11-26' }
  expect(stepAfterCall(lead, call({ contact: 'reached' }), { ...days, following })).toEqual(following)
})

test('whoever was reached is contacted, and what was to be done is done', () => {
  const step = { nextStep: '', nextStepOn: '' }
  const noted = call({ contact: 'reached', note: ' Three rooms ' })
  expect(isEnded(lead, noted, step)).toBe(true)
  expect(changeAfterCall({ ...lead, status: 'new' }, noted, step)).toEqual({
    contact: 'reached',
    note: 'Three rooms',
    stepDone: true,
    nextStep: '',
    nextStepOn: null,
    nextStepTime: null,
    status: 'contacted',
  })
})

test('a call in vain leaves the state, and what nobody said is stored by nobody', () => {
  const step = { nextStep: 'Send quote', nextStepOn: '2026-11-25' }
  const inVain = call({ contact: 'no_answer' })
  expect(changeAfterCall(lead, inVain, step)).toEqual({
    contact: 'no_answer',
    nextStep: 'Send quote',
    nextStepOn: '2026-11-25',
    nextStepTime: null,
  })
  expect(isEnded(lead, inVain, { nextStep: 'Call back', nextStepOn: '' })).toBe(false)
  expect(changeAfterCall(lead, call({ note: 'Words' }), step)).toBeNull()
})

test('what was kept is read as far as it is whole', () => {
  expect(callIn(null)).toEqual(call({}))
  expect(callIn({ contact: 'shouted', step: { nextStep: 3 }, note: 'Words' })).toEqual(call({ note: 'Words' }))
  const kept = { contact: 'chat', step: { nextStep: 'Visit', nextStepOn: '' }, note: '' }
  expect(callIn(kept)).toEqual(kept)
})
