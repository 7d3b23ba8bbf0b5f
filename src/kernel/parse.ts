import type * as z from 'zod/mini'
import { done, refused, type Outcome } from './outcome.ts'
import type { FieldError } from './problem.ts'

/**
 * Reads `input` by a schema whose issue messages are codes. Refuses with `invalid`, and for every field that is wrong
 * its path (`applianceUsage.3.quantity`) with the first code found there.
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): Outcome<z.output<Schema>> {
  const result = schema.safeParse(input)
  if (result.success) return done(result.data)
  const errors = new Map<string, FieldError>()
  for (const issue of result.error.issues) {
    const path = issue.path.join('.')
    if (!errors.has(path)) errors.set(path, { path, code: issue.message })
  }
  return refused('invalid', { errors: [...errors.values()] })
}
