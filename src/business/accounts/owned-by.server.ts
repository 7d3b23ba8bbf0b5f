import { eq, isNull, or, type AnyColumn, type SQL } from 'drizzle-orm'
import { ownOrFree } from './assignee.ts'

/** True of the rows of an owner as a list is asked for one: an account, `me`, `none`, or `me_or_none`. `me` is the account of whoever asks. */
export function ownedBy(owner: AnyColumn, asked: string, me: string): SQL | undefined {
  if (asked === 'none') return isNull(owner)
  if (asked === ownOrFree) return or(eq(owner, me), isNull(owner))
  return eq(owner, asked === 'me' ? me : asked)
}
