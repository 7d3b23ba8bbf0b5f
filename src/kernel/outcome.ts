import type { Problem } from './problem.ts'

/** An expected result is returned by whoever asks a use case: either a value or the problem that prevented it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function refused(code: Problem['code'], details: Omit<Problem, 'code'> = {}): Outcome<never> {
  return { ok: false, problem: { code, ...details } }
}

/** What {@link need} throws and {@link attempt} catches; nobody else knows it. */
class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`refused within no attempt: ${problem.code}`)
    this.problem = problem
  }
}

/**
 * The value of an outcome. A refused one ends the {@link attempt} around it with its problem, and rolls back the transaction
 * that it is thrown in: what must be written although the answer is a refusal returns its outcome instead.
 */
export function need<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Refusal(outcome.problem)
}

/** Runs a use case: its value, or the problem that {@link need} met on its way. Every other error is thrown on. */
export async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return done(await work())
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}
