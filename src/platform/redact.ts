const personal = ['email', 'phone', 'phoneNumber', 'to', 'fullName', 'firstName', 'lastName', 'address']
const secret = ['password', 'secret', 'token', 'cookie', 'authorization', 'set-cookie', 'apiKey', 'appSecret']

/** What must never be read in a log, wherever a line's fields carry it up to two levels deep. */
const hidden = new Set([...personal, ...secret])
const levels = 2

export type LogFields = Record<string, unknown>

/**
 * The fields of a log line with people's data and secrets redacted out. The log library's own redaction does the same at
 * ten times the cost of the line.
 */
export function redact(fields: LogFields, below = levels): LogFields {
  const shown: LogFields = {}
  for (const [key, value] of Object.entries(fields)) {
    shown[key] = hidden.has(key) && value !== undefined ? '[hidden]' : within(value, below)
  }
  return shown
}

/** An error is left to its serializer, which keeps nothing that people typed; what writes itself, such as a date, too. */
function within(value: unknown, below: number): unknown {
  if (typeof value !== 'object' || value === null || below === 0) return value
  if (Array.isArray(value)) return value.map((entry: unknown) => within(entry, below))
  if (value instanceof Error || 'toJSON' in value) return value
  return redact(value as LogFields, below - 1)
}

/** An error as the log keeps it: what failed and where, without the values that people typed. */
type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly constraint?: string
  readonly query?: string
  readonly at?: string
  readonly cause?: LoggedError
}

/**
 * Drizzle's errors repeat a statement's parameters in their message and stack, and PostgreSQL's in their detail: the
 * statement stays (it has only $1, $2), the values go.
 */
export function describeError(error: unknown): LoggedError {
  if (!isLikeError(error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause, code, constraint, query } = error
  const isQuery = typeof query === 'string'
  return {
    type: name ?? 'Error',
    message: isQuery ? 'the statement failed' : withoutValue(message, code),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(isQuery && { query }),
    ...(stack && { at: frames(stack) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

type ErrorLike = {
  readonly message: string
  readonly name?: string
  readonly stack?: string
  readonly cause?: unknown
  readonly code?: unknown
  readonly constraint?: unknown
  readonly query?: unknown
}

/** The job library tells of errors as plain objects with their fields. */
function isLikeError(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

/** PostgreSQL's data exceptions (class 22) quote the value that they refuse. */
function withoutValue(message: string, code: unknown): string {
  return typeof code === 'string' && /^22...$/.test(code) ? message.replace(/".*"/s, '"…"') : message
}

/** The stack without its first lines, which repeat the message. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
}

/**
 * An address as it may be shown: its password, in the authority or the query, replaced by `***`. What is no address is
 * shown when it reads as a host or a path, which hold no password.
 */
export function hidePassword(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname)
    return /^[\w.-]*(:\d{1,5})?(\/[\w./-]*)?$/.test(text) ? JSON.stringify(text) : 'a value that is not shown'
  if (url.password) url.password = '***'
  for (const key of url.searchParams.keys())
    if (/pass|pwd|secret|token|key/i.test(key)) url.searchParams.set(key, '***')
  return url.href
}
