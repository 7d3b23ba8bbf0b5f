/** The body of a refused call: RFC 9457 problem details with a code and a message per field. */
export type ProblemBody = {
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors?: readonly { readonly path: string; readonly code: string; readonly message: string }[]
  /** Of `stale`: the record as it is now. */
  readonly current?: unknown
  /** Of `reference_noted`: the application where the number of a receipt stands already. */
  readonly noted?: unknown
}

/** A non-success response. The message is the status, a colon and a space, then the body's text. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ProblemBody | null

  constructor(status: number, body: string, problem: ProblemBody | null) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

/** True where the server answered that it won't, or that there is no such thing; false where it failed or was not reached. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500
}

/** True where a session has ended: whoever was at work is asked to sign in over it. */
export function tellsOfEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.problem?.code === 'unauthenticated'
}

/** Reads a refused response into an {@link ApiError}. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text()
  const isProblem = response.headers.get('content-type')?.includes('application/problem+json') ?? false
  return new ApiError(
    response.status,
    body || response.statusText,
    isProblem ? (JSON.parse(body) as ProblemBody) : null,
  )
}
