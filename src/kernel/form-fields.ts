import * as z from 'zod/mini'
import { isCalendarDate } from './calendar-date.ts'
import { cleanLine, cleanText } from './clean-text.ts'

type RawIssue = { readonly input?: unknown }

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

/** The code of a value that is absent, else `otherwise`. */
export function missingOr(otherwise: string): (issue: RawIssue) => string {
  return ({ input }) => (isMissing(input) ? 'required' : otherwise)
}

/** A whole number from `min` to `max`. Codes: `required`, `not_a_number`, `not_integer`, `too_small`, `too_big`. */
export function wholeNumber(min: number, max: number) {
  return z
    .number({ error: missingOr('not_a_number') })
    .check(z.multipleOf(1, 'not_integer'), z.minimum(min, 'too_small'), z.maximum(max, 'too_big'))
}

/** A day as it is typed. Codes: `invalid_date`. */
export const dateField = z.string('invalid_date').check(z.refine(isCalendarDate, 'invalid_date'))

/** A time of a day: `08:00`. Codes: `required`, `invalid_time`. */
export const timeField = z
  .string({ error: missingOr('not_a_text') })
  .check(z.overwrite(cleanLine), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: missingOr('invalid_time') }))

/** The id of a record: PostgreSQL's positive integers. Codes: those of {@link wholeNumber}. */
export const idField = wholeNumber(1, 2_147_483_647)

/** Text on one line of `min` to `max` characters once trimmed. Codes: `required`, `not_a_text`, `too_short`, `too_long`. */
export function line(min: number, max: number) {
  return z
    .string({ error: missingOr('not_a_text') })
    .check(z.overwrite(cleanLine), z.minLength(min, { error: missingOr('too_short') }), z.maxLength(max, 'too_long'))
}

/** Text over several lines, at most `max` characters; may be empty. Codes: `not_a_text`, `too_long`. */
export function lines(max: number) {
  return z.string('not_a_text').check(z.overwrite(cleanText), z.maxLength(max, 'too_long'))
}

/** Text over several lines of `min` to `max` characters once trimmed. Codes: those of {@link line}. */
export function longText(min: number, max: number) {
  return z
    .string({ error: missingOr('not_a_text') })
    .check(z.overwrite(cleanText), z.minLength(min, { error: missingOr('too_short') }), z.maxLength(max, 'too_long'))
}

/** Whether words that somebody looks for are an email address from its beginning to its end. */
export const isWholeAddress = (words: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)

/** An address that mail can be sent to. Codes: those of {@link line} and `invalid_email`. */
export const emailField = line(1, 254).check(z.email('invalid_email'))

/** Digits with an optional + and the usual separators; 8 digits (Burkina Faso's length) to 15 (ITU-T E.164). */
function isPlausiblePhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d ().\-/]+$/.test(value) && digits >= 8 && digits <= 15
}

/** A number that can be called. Codes: those of {@link line} and `invalid_phone`. */
export const phoneField = line(8, 40).check(z.refine(isPlausiblePhone, 'invalid_phone'))

/** One of `values`. Codes: `required`, `unknown_value`. */
export function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: missingOr('unknown_value') })
}

/** The page that a request was sent from (`/products/12`): tells staff what the visitor was looking at. */
export const sourceField = z.optional(line(0, 200))
