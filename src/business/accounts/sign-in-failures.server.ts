import { and, eq, lt, sql, sum } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { recordChange, recordChanges, type Change } from './record-change.server.ts'
import { signInFailures, staff, staffPasskeys, staffVerifications } from './tables.server.ts'
import type { Staff } from './actor.ts'

type Stored = typeof signInFailures.$inferSelect
type Recording = Pick<Services, 'db' | 'now'>

/** A password, code or passkey that somebody tried. */
export type Attempt = Pick<Stored, 'way' | 'network'> & {
  /** Null where no account is meant that there is. */
  readonly staffId: string | null
}

const windowMs = 15 * 60_000
/** What a quarter of an hour takes of the database at most, beside one row for each account: then networks count together. */
const mostRows = 100

const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/** Counts a refusal. The audit log tells those of each account, way and network once, when the quarter of an hour is over. */
export async function noteFailure({ db, now }: Recording, attempt: Attempt): Promise<void> {
  await closeWindows(db, now())
  await count(db, attempt, now(), { count: 1, isLocked: false })
}

/** Notes that there were too many: at once in the audit log, the first time in a quarter of an hour. */
export async function noteLock({ db, now }: Recording, attempt: Attempt): Promise<void> {
  const locked = await count(db, attempt, now(), { count: 0, isLocked: true })
  if (!locked) return
  const change = await changeOf(db, 'account.locked', locked.account, { network: locked.network })
  await recordChange(db, null, change, now())
}

/** What tells whose account is tried: its address, a passkey's id, or the token of the sign-in that waits for a code. */
type Meant = { readonly email: string } | { readonly credential: string } | { readonly waiting: string | null }

/** Whose account is tried; null where there is none. */
export async function accountMeant(db: Queryable, meant: Meant): Promise<string | null> {
  const [found] = await lookUp(db, meant)
  return found?.id ?? null
}

function lookUp(db: Queryable, meant: Meant): Promise<{ id: string }[]> {
  if ('email' in meant) return db.select({ id: staff.id }).from(staff).where(eq(staff.email, meant.email.toLowerCase()))
  const { userId, credentialID } = staffPasskeys
  if ('credential' in meant)
    return db.select({ id: userId }).from(staffPasskeys).where(eq(credentialID, meant.credential))
  const { value, identifier } = staffVerifications
  return db
    .select({ id: value })
    .from(staffVerifications)
    .where(eq(identifier, meant.waiting ?? ''))
}

/** How many sign-ins to an account were refused in this quarter of an hour. */
async function recentFailures({ db, now }: Recording, staffId: string): Promise<number> {
  const theirs = and(eq(signInFailures.account, staffId), eq(signInFailures.windowStart, windowOf(now())))
  const [row] = await db
    .select({ total: sum(signInFailures.count) })
    .from(signInFailures)
    .where(theirs)
  return Number(row?.total ?? 0)
}

/** Moves what is over into the audit log. Those who do it at once share the rows. */
export async function closeWindows(db: Queryable, now: Date): Promise<void> {
  const over = lt(signInFailures.windowStart, windowOf(now))
  if ((await db.$count(signInFailures, over)) === 0) return
  await db.transaction(async (tx) => {
    const closed = await tx.delete(signInFailures).where(over).returning()
    for (const { account, way, network, count: failures, lastAt } of closed) {
      if (failures === 0) continue
      const change = await changeOf(tx, `account.wrong_${way}`, account, { network, failures })
      await recordChanges(tx, null, [change], lastAt)
    }
  })
}

type Counted = Pick<Stored, 'count' | 'isLocked'>

/** Adds to a row; undefined for a lock that has been noted already. */
async function count(db: Queryable, attempt: Attempt, now: Date, more: Counted): Promise<Stored | undefined> {
  const windowStart = windowOf(now)
  const rows = await db.$count(signInFailures, eq(signInFailures.windowStart, windowStart))
  const { staffId, way } = attempt
  const network = rows < mostRows ? attempt.network : ''
  const { windowStart: start, account, way: tried, network: from } = signInFailures
  const [counted] = await db
    .insert(signInFailures)
    .values({ windowStart, account: staffId ?? '', way, network, lastAt: now, ...more })
    .onConflictDoUpdate({
      target: [start, account, tried, from],
      set: {
        count: sql`${signInFailures.count} + ${more.count}`,
        lastAt: now,
        ...(more.isLocked && { isLocked: true }),
      },
      ...(more.isLocked && { setWhere: eq(signInFailures.isLocked, false) }),
    })
    .returning()
  return counted
}

async function changeOf(db: Queryable, action: string, account: string, after: Change['after']): Promise<Change> {
  const [person] = account ? await db.select({ name: staff.name }).from(staff).where(eq(staff.id, account)) : []
  return { action, kind: 'staff', recordId: account || null, label: person?.name ?? '', after: after ?? null }
}

/** What each call at the door is in the audit log: by somebody who gets in, and by somebody who is in. */
const actions: Readonly<Record<string, { readonly entering?: string; readonly inside?: string }>> = {
  '/sign-in/email': { entering: 'account.sign_in', inside: 'account.sign_in' },
  '/two-factor/verify-totp': { entering: 'account.sign_in', inside: 'account.second_factor' },
  '/two-factor/verify-backup-code': { entering: 'account.recovery' },
  '/two-factor/disable': { inside: 'account.no_second_factor' },
  '/two-factor/generate-backup-codes': { inside: 'account.recovery_codes' },
  '/passkey/verify-authentication': { entering: 'account.passkey_sign_in', inside: 'account.passkey_sign_in' },
  '/passkey/verify-registration': { inside: 'account.passkey_add' },
  '/sign-out': { inside: 'account.sign_out' },
}

/**
 * Notes in the audit log what somebody did at the door, where that is worth a line: from where, and after how many refusals.
 * `wasIn`: they were signed in before.
 */
export async function noteAtDoor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: Staff,
  call: string,
  { wasIn, network }: { readonly wasIn: boolean; readonly network: string },
): Promise<void> {
  const action = actions[call]?.[wasIn ? 'inside' : 'entering']
  if (!action) return
  const failures = await recentFailures({ db, now }, who.id)
  const after = { network, ...(failures > 0 && { failures }) }
  await recordChange(db, who, { action, kind: 'staff', recordId: who.id, label: who.name, after }, now())
}
