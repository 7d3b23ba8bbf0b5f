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
