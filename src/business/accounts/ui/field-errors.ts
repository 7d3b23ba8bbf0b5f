import { ApiError } from '#client/api-error.ts'

/** What a failed call says of a field, in words; undefined where it says nothing of it. */
export function errorOf(error: unknown, path: string): string | undefined {
  return error instanceof ApiError ? error.problem?.errors?.find((one) => one.path === path)?.message : undefined
}

/** What a failed call says when no field is to blame; undefined where one is, or nothing failed. `otherwise`: no answer came. */
export function failureOf(error: unknown, otherwise: string): string | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError) || !error.problem) return otherwise
  return error.problem.errors?.length ? undefined : error.problem.detail
}

/** Why a call failed, for a message: the first field that is wrong, else the problem; `otherwise` where no answer came. */
export function reasonOf(error: unknown, otherwise: string): string {
  const problem = error instanceof ApiError ? error.problem : null
  return problem?.errors?.[0]?.message ?? problem?.detail ?? otherwise
}
