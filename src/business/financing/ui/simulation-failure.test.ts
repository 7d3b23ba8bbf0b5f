import { expect, test } from 'vitest'
import { ApiError } from '#client/api-error.ts'
import { simulationFailureOf } from './simulation-failure.ts'

const refusal = (status: number, code: string) => new ApiError(status, '', { code, title: '', detail: '' })

test('a price that is another one now is told with the price that was shown', () => {
  expect(simulationFailureOf(refusal(409, 'price_changed'), 3_500_000)).toEqual({
    kind: 'price_changed',
    was: 3_500_000,
  })
})

test.each([
  [refusal(404, 'not_found'), 'not_offered'],
  [refusal(409, 'conflict'), 'not_offered'],
  [refusal(422, 'invalid'), 'failed'],
  [new ApiError(503, 'down', null), 'failed'],
  [new TypeError('Failed to fetch'), 'failed'],
])('%s: %s', (error, kind) => {
  expect(simulationFailureOf(error, 1)).toEqual({ kind })
})
