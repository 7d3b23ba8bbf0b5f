import type * as z from 'zod/mini'
import { fieldErrors } from './field-errors.ts'
import { done, refused, type Outcome } from './outcome.ts'

/**
 * Reads `input` by a schema whose issue messages are codes. Refuses with `invalid`, and for every field that is wrong
 * its path (`applianceUsage.3.quantity`) with the first code found there.
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): Outcome<z.output<Schema>> {
  const result = schema.safeParse(input)
  if (result.success) return done(result.data)
  const errors = fieldErrors(result.error, input)
  const first = (path: string) => errors.findIndex((error) => error.path === path)
  return refused('invalid', { errors: errors.filter((error, index) => first(error.path) === index) })
}

/** The page of a list that an address names by `page`, counted from 1; anything that is none is the first. */
export function pageIn(search: Pick<URLSearchParams, 'get'>): number {
  const named = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1
}
