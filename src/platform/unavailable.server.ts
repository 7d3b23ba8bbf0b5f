import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** What a request needs does not answer or takes no more, for now: the same request may succeed in a moment. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** What a visitor who was told so is asked to wait, in seconds. */
export const retryAfterSeconds = 10

/**
 * PostgreSQL's own words for it: connections lost (08), nothing left of disk, memory or connections (53), failed reads and
 * writes (58); shut down, crashed, starting, taking too long (57, 25P03, 25P04); waited for another in vain (40, 55P03).
 */
const passing = /^(?:(?:08|53|58)...|57(?:014|P0[1-5])|25P0[34]|40(?:001|P01)|55P03)$/

const diskIsFull = new Set(['ENOSPC', 'EDQUOT'])

/** True when an error, or what caused it, says that trying again later may help, rather than that something is wrong with us. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof UnavailableError) return true
  if (error instanceof DatabaseError) return passing.test(error.code ?? '')
  if (diskIsFull.has((error as NodeJS.ErrnoException).code ?? '')) return true
  return isUnavailable(error.cause) || (error instanceof DrizzleQueryError && isLostConnection(error.cause))
}

/** An error of the connection's, which are of no class of their own: said neither by the server nor by a wrong value. */
function isLostConnection(error: unknown): boolean {
  return error instanceof Error && !(error instanceof DatabaseError) && !(error instanceof TypeError)
}
