import { describe, expect, test } from 'vitest'
import { aProduct } from '../../../../tests/support/products.ts'
import { affordabilityOf } from '../affordability.ts'
import { planInstalments } from '../plan-instalments.ts'
import type { SimulationFailure } from './simulation-failure.ts'
import { simulate, simulatorStart, type SimulatorState } from './simulator-state.ts'

const choice = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12 }
const plan = {
  ...planInstalments({ ...choice, totalAmount: 3_500_000 }, '2026-03-05'),
  product: { ...aProduct({ id: 2 }), price: 3_500_000 },
  affordability: null,
}
const failure: SimulationFailure = { kind: 'failed' }
const idle: SimulatorState = { choice, simulation: { state: 'idle' } }
const pending = simulate(idle, { type: 'calculate' })
const done = simulate(pending, { type: 'calculated', choice, plan })

describe('the beginning', () => {
  const address = (search: string) => new URLSearchParams(search)

  test.each([
    ['', { productId: null, downPaymentPercentage: 30, tenureMonths: 12 }, 'idle'],
    ['productId=2', choice, 'idle'],
    ['productId=2&down=30&months=12', choice, 'asked'],
    // To hold an installed price keeps a quote: not before it is asked for.
    ['productId=2&down=30&months=12&installed=true', choice, 'idle'],
    ['productId=2&down=30&months=12&installed=true&quote=7d2k9m4x0b6q8r3t', choice, 'asked'],
  ] as const)('is what the address asks for: %j', (search, begun, state) => {
    expect(simulatorStart(address(search), null)).toEqual({ choice: begun, simulation: { state } })
  })

  test.each([
    ['that nobody has calculated is kept', idle, 'idle'],
    ['that was calculated is calculated anew', done, 'asked'],
  ] as const)('after a change of country: a choice %s', (_what, { simulation }, state) => {
    const moved = { productId: 2, downPaymentPercentage: 45, tenureMonths: 7 }
    expect(simulatorStart(address('productId=2'), { choice: moved, simulation })).toEqual({
      choice: moved,
      simulation: { state },
    })
  })
})

test('a calculation is under way, then done', () => {
  expect(pending).toEqual({ choice, simulation: { state: 'pending' } })
  expect(done).toEqual({ choice, simulation: { state: 'done', plan } })
})

test('a calculation that failed says how, and what was chosen stays', () => {
  expect(simulate(pending, { type: 'failed', choice, failure })).toEqual({
    choice,
    simulation: { state: 'failed', failure },
  })
})

describe('changing what is chosen', () => {
  test('another product clears the result', () => {
    const change = { productId: 3 }
    expect(simulate(done, { type: 'choose', change })).toEqual({
      choice: { ...choice, ...change },
      simulation: { state: 'idle' },
    })
  })

  test.each([{ downPaymentPercentage: 35 }, { tenureMonths: 0 }, { tenureMonths: 24 }])(
    'a plan follows the sliders as the server would answer: %o',
    (change) => {
      const terms = { ...choice, ...change }
      const instalments = planInstalments({ ...terms, totalAmount: 3_500_000 }, '2026-03-05')
      const affordability = affordabilityOf(instalments, 'NGN')
      expect(simulate(done, { type: 'choose', change })).toEqual({
        choice: terms,
        simulation: { state: 'done', plan: { ...plan, ...instalments, affordability } },
      })
    },
  )

  test.each([idle, simulate(pending, { type: 'failed', choice, failure })])(
    'without a plan nothing follows',
    (state) => {
      const change = { tenureMonths: 6 }
      expect(simulate(state, { type: 'choose', change }).simulation).toEqual({ state: 'idle' })
    },
  )

  test('but choosing what is chosen changes nothing', () => {
    expect(simulate(done, { type: 'choose', change: { tenureMonths: 12 } })).toBe(done)
  })
})

describe('an answer that comes after a change is forgotten', () => {
  const changed = simulate(pending, { type: 'choose', change: { tenureMonths: 6 } })
  const changedBack = simulate(changed, { type: 'choose', change: { tenureMonths: 12 } })

  test.each([changed, changedBack])('%#', (state) => {
    expect(simulate(state, { type: 'calculated', choice, plan })).toBe(state)
    expect(simulate(state, { type: 'failed', choice, failure })).toBe(state)
  })
})
