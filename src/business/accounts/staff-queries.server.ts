import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { Acting } from './acting.server.ts'
import { permit } from './actor.ts'
import type { StaffMember } from './staff-member.ts'
import { staff, staffPasskeys, staffSessions } from './tables.server.ts'

const lastSeenAt = sql<Date | null>`(
  select max(${staffSessions.updatedAt}) from ${staffSessions}
  where ${staffSessions.userId} = ${staff.id} and ${staffSessions.expiresAt} > now()
)`.mapWith(staffSessions.updatedAt)

const columns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  hasSecondFactor: sql<boolean>`${staff.twoFactorEnabled} or exists (
    select from ${staffPasskeys} where ${staffPasskeys.userId} = ${staff.id})`,
  hasOneTimePassword: sql<boolean>`${staff.oneTimeUntil} is not null`,
  isDisabled: sql<boolean>`${staff.disabledAt} is not null`,
  lastSeenAt,
  createdAt: staff.createdAt,
  updatedAt: staff.updatedAt,
}

type Read = Omit<StaffMember, 'lastSeenAt' | 'createdAt' | 'updatedAt'> &
  Readonly<Record<'createdAt' | 'updatedAt', Date>> & { readonly lastSeenAt: Date | null }

function asMember({ lastSeenAt: seen, createdAt, updatedAt, ...member }: Read): StaffMember {
  return {
    ...member,
    lastSeenAt: seen?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** One account; undefined where there is none. */
export async function findMember(db: Queryable, id: string): Promise<StaffMember | undefined> {
  const [found] = await db.select(columns).from(staff).where(eq(staff.id, id))
  return found && asMember(found)
}

/** Every account, by name. Refused as {@link permit} says. */
export async function listStaff({ db, actor }: Acting): Promise<Outcome<readonly StaffMember[]>> {
  const permitted = permit(actor, 'staff.manage')
  if (!permitted.ok) return permitted
  const found = await db.select(columns).from(staff).orderBy(asc(staff.name), asc(staff.id))
  return done(found.map(asMember))
}
