/** An error as the log keeps it: what failed and where, without the values that people typed. */
export type LoggedError = {
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
