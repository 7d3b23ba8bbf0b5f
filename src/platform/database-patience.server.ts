import { AsyncLocalStorage } from 'node:async_hooks'

/** For how long one waits for a connection, and for a word of the server on what was asked on it, in milliseconds. */
export type DatabasePatience = { readonly connection: number; readonly answer: number }

const request: DatabasePatience = { connection: 1_500, answer: 1_700 }

const patience = new AsyncLocalStorage<DatabasePatience | null>()

/** What the work that is being done waits for; null outside of requests, and for what takes long. */
export function databasePatience(): DatabasePatience | null {
  return patience.getStore() ?? null
}

/**
 * Does the work of a request: who asks is told within some two seconds that a connection is not to be had, or that the server says
 * nothing on it. A write that was given up so may have been committed, which the request's Idempotency-Key finds out.
 */
export function inRequest<T>(work: () => PromiseLike<T>): Promise<T> {
  // Within the run it is awaited too: a query of Drizzle's begins when somebody does.
  return patience.run(request, async () => work())
}

/** Does work of a request that may be long, though somebody waits for it: an import, an export, figures of years. */
export function takingLong<T>(work: () => PromiseLike<T>): Promise<T> {
  return patience.run(null, async () => work())
}
