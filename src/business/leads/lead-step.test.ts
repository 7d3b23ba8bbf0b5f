import { expect, test } from 'vitest'
import { readStepSaid, stepSaid } from './lead-step.ts'

const day = '2027-01-05'
const step = (nextStep: string, nextStepOn: string | null = null, nextStepTime: string | null = null) => ({
  nextStep,
  nextStepOn,
  nextStepTime,
})

test.each([
  [step(''), ''],
  [step('Call'), 'Call'],
  [step('', day), day],
  [step('Call', day), `${day} Call`],
  [step('', day, '10:30'), `${day} 10:30`],
  [step('Call', day, '10:30'), `${day} 10:30 Call`],
  [step('11:00 at the site', day, '10:30'), `${day} 10:30 11:00 at the site`],
  [step('10:30h call', day), `${day} 10:30h call`],
  // What would be read as another step says what it lacks.
  [step('10:30 call', day), `${day}  10:30 call`],
  [step('10:30', day), `${day}  10:30`],
  [step('2027-01-05 call'), `  ${day} call`],
  [step('10:30 call'), '10:30 call'],
])('%j is said as "%s", and read from it', (asked, said) => {
  expect(stepSaid(asked)).toBe(said)
  expect(readStepSaid(said)).toEqual(asked)
})

test('entries of before are read as they were', () => {
  expect(readStepSaid('2026-11-23 09:00 Rappeler\nle fils')).toEqual(step('Rappeler\nle fils', '2026-11-23', '09:00'))
  expect(readStepSaid('2026-11-23 10:30 call')).toEqual(step('call', '2026-11-23', '10:30'))
  expect(readStepSaid('2026-11-23call')).toEqual(step('2026-11-23call'))
})
