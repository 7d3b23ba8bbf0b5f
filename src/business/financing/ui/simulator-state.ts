import type { Calculated } from '#client/calculated.ts'
import { affordabilityOf } from '../affordability.ts'
import type { Calculation } from '../calculation.ts'
import { planInstalments } from '../plan-instalments.ts'
import { asksInstalled, chosenPlanIn, planChoiceIn, type PlanChoice } from './plan-address.ts'
import type { SimulationFailure } from './simulation-failure.ts'

/** Where the calculation of what is chosen stands. */
export type Simulation =
  /** `asked`: the address names a whole plan that nobody has calculated yet. */
  | { readonly state: 'idle' | 'asked' | 'pending' }
  | { readonly state: 'done'; readonly plan: Calculated<Calculation> }
  | { readonly state: 'failed'; readonly failure: SimulationFailure }

export type SimulatorState = { readonly choice: PlanChoice; readonly simulation: Simulation }

export type SimulatorAction =
  | { readonly type: 'choose'; readonly change: Partial<PlanChoice> }
  | { readonly type: 'calculate' }
  | { readonly type: 'calculated'; readonly choice: PlanChoice; readonly plan: Calculated<Calculation> }
  | { readonly type: 'failed'; readonly choice: PlanChoice; readonly failure: SimulationFailure }

/**
 * How the simulator begins: with what the address asks for; for a visitor who has just changed country with what stood in its
 * controls, and the plan that was calculated is calculated anew at the prices of this country.
 */
export function simulatorStart(search: URLSearchParams, carried: SimulatorState | null): SimulatorState {
  // To hold an installed price keeps a quote, which no address does by itself.
  const wasAsked = carried ? carried.simulation.state !== 'idle' : chosenPlanIn(search) && !asksInstalled(search)
  return { choice: carried?.choice ?? planChoiceIn(search), simulation: { state: wasAsked ? 'asked' : 'idle' } }
}

/**
 * The next state. A plan follows the sliders, of the same total and from the same day; of another product it is cleared. An
 * answer is taken only for the very choice that it was asked for, so one that comes after a change is forgotten.
 */
export function simulate(state: SimulatorState, action: SimulatorAction): SimulatorState {
  const { choice } = state
  switch (action.type) {
    case 'choose': {
      const fields = Object.keys(action.change) as (keyof PlanChoice)[]
      if (fields.every((field) => action.change[field] === choice[field])) return state
      return followed(state, { ...choice, ...action.change })
    }
    case 'calculate':
      return { choice, simulation: { state: 'pending' } }
    case 'calculated':
      return action.choice === choice ? { choice, simulation: { state: 'done', plan: action.plan } } : state
    case 'failed':
      return action.choice === choice ? { choice, simulation: { state: 'failed', failure: action.failure } } : state
  }
}

function followed({ choice: { productId }, simulation }: SimulatorState, choice: PlanChoice): SimulatorState {
  if (simulation.state !== 'done' || choice.productId !== productId) return { choice, simulation: { state: 'idle' } }
  const { plan } = simulation
  const [first] = plan.paymentSchedule
  if (!first) return { choice, simulation: { state: 'idle' } }
  const terms = planInstalments({ ...choice, totalAmount: plan.totalAmount }, first.dueDate)
  return {
    choice,
    simulation: {
      state: 'done',
      plan: { ...plan, ...terms, affordability: affordabilityOf(terms, plan.product.currency) },
    },
  }
}
