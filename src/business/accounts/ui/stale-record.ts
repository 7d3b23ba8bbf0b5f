import { ApiError } from '#client/api-error.ts'

/** The record as it is now, of a save that was refused because somebody else saved first; null for anything else. */
export function staleRecord<Saved>(error: unknown): Saved | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'stale') return null
  return (error.problem.current as Saved | undefined) ?? null
}
