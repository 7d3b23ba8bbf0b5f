/**
 * Everything that can be wrong with a request, as codes. The API maps each to a status once;
 * the words for a code live in the messages, in both languages.
 */
export const problemCodes = [
  'malformed_request',
  'malformed_json',
  'unsupported_media_type',
  'payload_too_large',
  'method_not_allowed',
  'not_found',
  'file_missing',
  'invalid',
  'conflict',
  'stale',
  'slot_full',
  'price_changed',
  'documents_missing',
  'unauthenticated',
  'forbidden',
  'scope_missing',
  'password_change_required',
  'second_factor_required',
  'confirmation_required',
  'cross_origin',
  'precondition_failed',
  'expectation_failed',
  'headers_too_large',
  'request_timeout',
  'too_many_requests',
  'unavailable',
  'internal',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** What is wrong with one field: its path in the body (`applianceUsage.3.quantity`) and a message code. */
export type FieldError = { readonly path: string; readonly code: string }

export type Problem = {
  readonly code: ProblemCode
  readonly errors?: readonly FieldError[]
  /** Machine-readable members that a code promises, such as the right price of `price_changed`. */
  readonly extra?: Readonly<Record<string, unknown>>
}
