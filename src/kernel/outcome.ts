import type { Problem } from './problem.ts'

/** An expected result is returned, never thrown: either a value or the problem that prevented it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function refused(code: Problem['code'], details: Omit<Problem, 'code'> = {}): Outcome<never> {
  return { ok: false, problem: { code, ...details } }
}
