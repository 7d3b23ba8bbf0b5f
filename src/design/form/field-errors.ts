import { ApiError, tellsOfEnd } from '#client/api-error.ts'

/** What is wrong with a field, in words. */
export type Fault = { readonly path: string; readonly message: string }

/** What a failed call says of fields. */
export function faultsIn(error: unknown): readonly Fault[] {
  return error instanceof ApiError ? (error.problem?.errors ?? []) : []
}

/** What a failed call says of a field, in words; undefined where it says nothing of it. */
export function errorOf(error: unknown, path: string): string | undefined {
  return error instanceof ApiError ? error.problem?.errors?.find((one) => one.path === path)?.message : undefined
}

/**
 * What a failed call says when no field is to blame; undefined where one is, or nothing failed, or a session has ended: whoever signs in again
 * over the form goes on as if nothing had been. `otherwise`: no answer came.
 */
export function failureOf(error: unknown, otherwise: string): string | undefined {
  if (!error || tellsOfEnd(error)) return undefined
  if (!(error instanceof ApiError) || !error.problem) return otherwise
  return error.problem.errors?.length ? undefined : error.problem.detail
}

/** Why a call failed, for a message: the first field that is wrong, else the problem; `otherwise` where no answer came. */
export function reasonOf(error: unknown, otherwise: string): string {
  const problem = error instanceof ApiError ? error.problem : null
  return problem?.errors?.[0]?.message ?? problem?.detail ?? otherwise
}

/** The record as it is now, of a save that was refused because somebody else saved first; null for anything else. */
export function staleRecord<Saved>(error: unknown): Saved | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'stale') return null
  return (error.problem.current as Saved | undefined) ?? null
}
