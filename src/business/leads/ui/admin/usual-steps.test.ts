import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../tests/support/words.ts'
import {
  followingStep,
  nextWorkday,
  dayInWords,
  stepDateInWords,
  stepDayInWords,
  stepDays,
  stepKeys,
  usualDay,
  workedDays,
  type StepKey,
} from './usual-steps.ts'

const isWorked = workedDays(['Mo-Fr 08:00-17:00'], ['2026-12-25', '2026-12-28'])

test.each([
  ['a Thursday', '2026-11-26', ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-03'], '2026-11-27'],
  ['a Friday', '2026-11-27', ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-04'], '2026-11-30'],
  ['a Saturday', '2026-11-28', ['2026-11-30', '2026-12-01', '2026-12-07'], '2026-11-30'],
  [
    'the day before two holidays and a weekend',
    '2026-12-24',
    ['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31'],
    '2026-12-29',
  ],
  ['a week before a holiday', '2026-12-18', ['2026-12-18', '2026-12-21', '2026-12-22', '2026-12-29'], '2026-12-21'],
])(
  'on %s a next step is put on that day, the next working days or one a week later, never on a closed one',
  (_, today, days, usual) => {
    expect(stepDays(today, isWorked)).toEqual(days)
    expect(nextWorkday(today, isWorked)).toBe(usual)
  },
)

test('an office works on the days of its hours, one that says none from Monday to Friday', () => {
  const worked = (hours: readonly string[]) => ['2026-11-27', '2026-11-28', '2026-11-29'].filter(workedDays(hours, []))
  expect(worked(['Mo-Th 08:00-17:00', 'Sa 09:00-12:30'])).toEqual(['2026-11-28'])
  expect(worked([])).toEqual(['2026-11-27'])
})

test('a day of the week to come goes by its weekday', async () => {
  const [fr, en] = [await wordsOf('fr'), await wordsOf('en')]
  const said = (day: string, text = fr) => dayInWords(day, '2026-11-28', text)
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-07'].map((day) => said(day))).toEqual([
    'Aujourd’hui',
    'Demain',
    'Lundi',
    'lun. 7 déc.',
  ])
  expect(said('2026-11-30', en)).toBe('Monday')
  const step = { nextStepOn: '2026-11-29', nextStepTime: '10:30' }
  expect(stepDayInWords(step, '2026-11-28', fr)).toBe('Demain, 10\u00a0h\u00a030')
  expect(stepDateInWords(step, en)).toBe('29 November 2026, 10:30 AM')
  expect(stepDayInWords({ nextStepOn: null, nextStepTime: null }, '2026-11-28', fr)).toBe('')
  // One that is over by its date: its weekday would read as one to come.
  expect(said('2026-11-27', en)).toBe('Fri 27 Nov')
})

test('what follows a sale comes in its order, each on its day, until the last', () => {
  expect(stepKeys({ kind: 'order', status: 'won' })).toEqual(['deposit', 'installation', 'handover', 'month'])
  expect(stepKeys({ kind: 'order', status: 'qualified' })).toContain('quote')
  expect(stepKeys({ kind: 'job_application', status: 'won' })).toContain('meet')
  expect(followingStep('deposit')).toBe('installation')
  expect(followingStep('month')).toBeNull()
  expect(followingStep(null)).toBeNull()
  // A Friday: the next working day, the one a week later, the one a month later, which holidays put off.
  const on = (key: StepKey) => usualDay(key, '2026-11-27', isWorked)
  expect([on('deposit'), on('handover'), on('month')]).toEqual(['2026-11-30', '2026-12-04', '2026-12-29'])
})
