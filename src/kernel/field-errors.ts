import type * as z from 'zod/mini'
import type { FieldError } from './problem.ts'

type Issue = z.core.$ZodIssue

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
}

const typeCodes: Readonly<Record<string, string>> = {
  number: 'not_a_number',
  int: 'not_a_number',
  boolean: 'not_a_boolean',
  string: 'not_a_text',
  array: 'not_a_list',
  object: 'not_an_object',
}

/** A wrong type: absent is `required`; `1e999` is a number to JSON and no finite one; 1.5 is no whole number. */
function typeCode(expected: string, value: unknown): string {
  if (value === undefined) return 'required'
  if (typeof value === 'number' && expected === 'int') return Number.isFinite(value) ? 'not_integer' : 'not_finite'
  if (typeof value === 'number' && expected === 'number') return 'not_finite'
  return typeCodes[expected] ?? 'invalid'
}

const tooSmall: Readonly<Record<string, string>> = { string: 'too_short', array: 'too_few' }
const tooBig: Readonly<Record<string, string>> = { string: 'too_long', array: 'too_many' }

function codeOf(issue: Issue, value: unknown): string {
  // A schema that names its own code wins; zod/mini's default message is a sentence.
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return typeCode(issue.expected, value)
  if (issue.code === 'too_small') return tooSmall[issue.origin] ?? 'too_small'
  if (issue.code === 'too_big') return tooBig[issue.origin] ?? 'too_big'
  if (issue.code === 'invalid_value') return value === undefined ? 'required' : 'unknown_value'
  return issue.code === 'invalid_format' ? 'invalid_format' : 'invalid'
}

/**
 * The issues of a zod schema as field errors, the first of each field: its path with dots (`applianceUsage.3.quantity`,
 * '' for the whole body), and the schema's own code, else one that says what kind of rule was broken. `input` is what
 * was parsed.
 */
export function fieldErrors(error: { readonly issues: readonly Issue[] }, input: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    if (!errors.has(path)) errors.set(path, { path, code: codeOf(issue, valueAt(input, issue.path)) })
  }
  return [...errors.values()]
}
