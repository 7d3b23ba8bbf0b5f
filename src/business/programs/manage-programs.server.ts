import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isRole } from '#business/accounts/permissions.ts'
import type { Access } from '#business/accounts/scopes.ts'
import { lacksSecondFactor } from '#business/accounts/staff-session.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { newProgramSchema, type AddedProgram, type Program } from './program.ts'
import { programs } from './tables.server.ts'

const dayMs = 86_400_000
/** Secret scanners know a token by it. */
const tokenPrefix = 'solar_'
const shownCharacters = tokenPrefix.length + 4

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const columns = {
  ...getTableColumns(programs),
  ownerName: staff.name,
  isOwnerClosed: sql<boolean>`${staff.disabledAt} is not null`,
}
type Row = typeof programs.$inferSelect & { readonly ownerName: string; readonly isOwnerClosed: boolean }

function asProgram({ tokenHash: _, revokedAt, isOwnerClosed, ...row }: Row, now: Date): Program {
  const ended = revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : null
  return {
    ...row,
    state: ended ?? (isOwnerClosed ? 'owner_closed' : 'open'),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

async function findProgram(db: Queryable, id: string, now: Date): Promise<Program | undefined> {
  const [row] = await db
    .select(columns)
    .from(programs)
    .innerJoin(staff, eq(staff.id, programs.ownerId))
    .where(eq(programs.id, id))
  return row && asProgram(row, now)
}

/** Every program, the last made first. Refused as {@link permit} says. */
export const listPrograms = staffUseCase(
  { may: 'programs.manage' },
  async ({ db, now }): Promise<readonly Program[]> => {
    const rows = await db
      .select(columns)
      .from(programs)
      .innerJoin(staff, eq(staff.id, programs.ownerId))
      .orderBy(desc(programs.createdAt), desc(programs.id))
    return rows.map((row) => asProgram(row, now()))
  },
)

/** Makes a program in the name of whoever asks, and tells its token once. Refused as {@link permitConfirmed} says, or `invalid` (fields). */
export const addProgram = staffUseCase(
  { may: 'programs.manage', confirmed: true, input: newProgramSchema },
  ({ db, now, by }, { name, scopes, days }): Promise<AddedProgram> =>
    db.transaction(async (tx) => {
      const token = `${tokenPrefix}${randomBytes(30).toString('base64url')}`
      const id = randomBytes(8).toString('hex')
      const at = now()
      await tx.insert(programs).values({
        id,
        name,
        scopes: [...new Set(scopes)],
        tokenHash: hashOf(token),
        tokenStart: token.slice(0, shownCharacters),
        ownerId: by.id,
        createdAt: at,
        expiresAt: new Date(at.getTime() + Number(days) * dayMs),
      })
      const program = (await findProgram(tx, id, at)) ?? need(refused('not_found'))
      const after = { scopes: program.scopes, expiresAt: program.expiresAt }
      await recordChange(tx, by, { action: 'program.add', kind: 'program', recordId: id, label: name, after }, at)
      return { ...program, token }
    }),
)

/** Takes a program's token from it, at once and for good. Refused as {@link permit} says, or `not_found`. */
export const revokeProgram = staffUseCase({ may: 'programs.manage' }, ({ db, now, by }, id: string): Promise<Program> =>
  db.transaction(async (tx) => {
    const at = now()
    const open = and(eq(programs.id, id), isNull(programs.revokedAt))
    const [revoked] = await tx.update(programs).set({ revokedAt: at }).where(open).returning({ name: programs.name })
    const program = (await findProgram(tx, id, at)) ?? need(refused('not_found'))
    if (revoked) {
      const entry = { action: 'program.revoke', kind: 'program', recordId: id, label: revoked.name }
      await recordChange(tx, by, entry, at)
    }
    return program
  }),
)

const minuteMs = 60_000

/**
 * Whoever a token speaks for: its maker, narrowed to the program's scopes. Null for a token that is not ours, has ended, or
 * whose maker's account is closed. Its first use of a day is written into the audit log.
 */
export async function readProgram(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  token: string,
  access: Access,
): Promise<Actor> {
  const at = now()
  const [found] = await db
    .select({ program: programs, owner: staff })
    .from(programs)
    .innerJoin(staff, eq(staff.id, programs.ownerId))
    .where(and(eq(programs.tokenHash, hashOf(token)), isNull(programs.revokedAt), isNull(staff.disabledAt)))
  if (!found || found.program.expiresAt <= at || !isRole(found.owner.role)) return null
  const { program, owner } = found
  const actor = {
    id: owner.id,
    name: owner.name,
    email: owner.email,
    role: owner.role,
    hasApp: owner.twoFactorEnabled,
    needsSecondFactor: await lacksSecondFactor({ db, settings }, owner),
    hasOneTimePassword: owner.oneTimeUntil !== null,
    isConfirmed: false,
    program: { id: program.id, name: program.name, scopes: program.scopes, access },
  }
  const last = program.lastUsedAt
  if (last !== null && at.getTime() - last.getTime() < minuteMs) return actor
  await db.update(programs).set({ lastUsedAt: at }).where(eq(programs.id, program.id))
  const isFirstToday = last?.toISOString().slice(0, 10) !== at.toISOString().slice(0, 10)
  if (isFirstToday) {
    const entry = { action: 'program.use', kind: 'program', recordId: program.id, label: program.name }
    await recordChange(db, actor, entry, at)
  }
  return actor
}
