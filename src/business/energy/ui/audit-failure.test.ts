import { expect, test } from 'vitest'
import { ApiError } from '#client/api-error.ts'
import { categoriesFor } from '../built-in-appliances.ts'
import { failureOf } from './audit-failure.ts'
import { chosenLines } from './chosen-lines.ts'

const lines = chosenLines(
  [{ applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }],
  categoriesFor('residential'),
)
const problem = { code: 'invalid', title: 'Values to correct', detail: 'Some values do not fit.' }

test('a lost connection', () => {
  expect(failureOf(new TypeError('Failed to fetch'), lines)).toEqual({ kind: 'network' })
})

test('a fault on our side, whatever it says', () => {
  expect(failureOf(new ApiError(500, '', null), lines)).toEqual({ kind: 'server' })
  expect(failureOf(new ApiError(502, 'Bad gateway', null), lines)).toEqual({ kind: 'server' })
})

test('refused values, each with the line that it stands in', () => {
  const errors = [
    { path: 'applianceUsage.0.quantity', code: 'too_big', message: 'Too many.' },
    { path: 'place', code: 'unknown_place', message: 'We do not know this place.' },
  ]
  const failure = failureOf(new ApiError(422, '{}', { ...problem, errors }), lines)
  expect(failure).toEqual({
    kind: 'refused',
    faults: [
      { path: 'applianceUsage.0.quantity', line: lines[0], message: 'Too many.' },
      { path: 'place', line: null, message: 'We do not know this place.' },
    ],
  })
})

test('a refusal without fields says its detail', () => {
  expect(failureOf(new ApiError(413, '{}', problem), lines)).toEqual({
    kind: 'refused',
    faults: [{ path: '', line: null, message: problem.detail }],
  })
})
