import { ApiError } from '#client/api-error.ts'

/**
 * What kept a plan from being calculated: the catalogue that this page shows is not the server's any more (the price is
 * another one, or the product is not sold in instalments here), or anything else, which trying again may mend.
 */
export type SimulationFailure =
  | { readonly kind: 'price_changed'; readonly was: number }
  | { readonly kind: 'not_offered' | 'failed' }

/** Reads an error of the calculate call that was made at `price`. */
export function simulationFailureOf(error: unknown, price: number): SimulationFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.problem?.code === 'price_changed') return { kind: 'price_changed', was: price }
  return { kind: error.status === 404 || error.status === 409 ? 'not_offered' : 'failed' }
}
