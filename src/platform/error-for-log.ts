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
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown }
  const isQuery = typeof query === 'string'
  return {
    type: error.name,
    message: isQuery ? 'the statement failed' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(isQuery && { query }),
    ...(error.stack && { at: frames(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** The stack without its first lines, which repeat the message. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
}
