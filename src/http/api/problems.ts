import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { hasMessage, serverText } from '#i18n/server-messages.server.ts'
import type { Text } from '#i18n/text.ts'
import { countries } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { type FieldError, type Problem, type ProblemCode, problemCodes } from '#kernel/problem.ts'
import { retryAfterSeconds } from '#platform/unavailable.server.ts'
import { visitorOf } from './visitor-of.ts'
import * as z from 'zod/mini'

/** The status of each kind of problem. */
export const statusOf: Readonly<Record<ProblemCode, ContentfulStatusCode>> = {
  malformed_request: 400,
  malformed_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  scope_missing: 403,
  password_change_required: 403,
  second_factor_required: 403,
  confirmation_required: 403,
  cross_origin: 403,
  not_found: 404,
  file_missing: 410,
  method_not_allowed: 405,
  conflict: 409,
  stale: 409,
  slot_full: 409,
  price_changed: 409,
  documents_missing: 409,
  request_timeout: 408,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  expectation_failed: 417,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
}

/** The key of a form's own words for one of its fields; null for what the form does not know. */
export type FieldWords = (error: FieldError) => MessageKey | null

/** A problem as RFC 9457 details. */
export function problemDetails(code: ProblemCode, language: Language): ProblemDetails {
  const text = serverText[language]
  return {
    type: `urn:problem:${code}`,
    title: text(`problems.${code}.title`),
    status: statusOf[code],
    detail: text(`problems.${code}.detail`),
    code,
  }
}

/** Answers a problem as RFC 9457 details, worded in the visitor's language; `wordsOf` gives a form's own words. */
export function problemResponse(c: Context, { code, errors, extra }: Problem, wordsOf?: FieldWords): Response {
  const body: ProblemDetails = {
    ...problemDetails(code, visitorOf(c.req.raw).language),
    ...extra,
    ...(errors && {
      errors: errors.map((error) => ({ ...error, message: wordsFor(c, error, wordsOf) })),
    }),
  }
  const wait = extra?.['retryAfter']
  return c.json(body, statusOf[code], {
    'content-type': 'application/problem+json; charset=utf-8',
    vary: 'cookie',
    ...(statusOf[code] === 503 && { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }),
    ...(typeof wait === 'number' && { 'retry-after': String(wait) }),
  })
}

/** The words of the language that a request is answered in. */
export function textOf(c: Context): Text {
  return serverText[visitorOf(c.req.raw).language]
}

/** What is wrong with a field, in the visitor's language; `wordsOf` gives a form's own words. */
export function wordsFor(c: Context, error: FieldError, wordsOf?: FieldWords): string {
  return textOf(c)(wordsOf?.(error) ?? fieldMessage(error), { countries: countries.join(', ') })
}

/** The words for a field's error: its own where there are some, else that the value does not fit; a phone is counted in digits. */
function fieldMessage({ path, code }: FieldError): MessageKey {
  if (code === 'too_short' && /(?:^|\.)phone$/.test(path)) return 'problems.field.short_phone'
  const key = `problems.field.${code}`
  return hasMessage(key) ? key : 'problems.field.invalid'
}

/** The body of every refused call: RFC 9457 problem details, some codes with members of their own. */
export const problemDetailsSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(
    z.array(
      z.object({
        path: z.string().check(z.describe('The field, such as `applianceUsage.3.quantity`; empty for the whole body.')),
        code: z.string(),
        message: z.string(),
      }),
    ),
  ),
})
export type ProblemDetails = z.infer<typeof problemDetailsSchema>
