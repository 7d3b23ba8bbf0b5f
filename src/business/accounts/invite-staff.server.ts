import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { attempt, need, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { defaultCountry } from '#kernel/country.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import {
  acceptanceSchema,
  invitationTokenSchema,
  newInvitationSchema,
  type Invitation,
  type OpenInvitation,
} from './invitation.ts'
import type { InvitationMail } from './mail/invitation-mail-payload.ts'
import { recordChange } from './record-change.server.ts'
import { staffUseCase, type Permitted } from './staff-use-case.server.ts'
import { storeStaff } from './store-staff.server.ts'
import { staff, staffInvitations } from './tables.server.ts'
import { weakPassword } from './weak-password.server.ts'

const tokenBytes = 32
/** How long a link opens. */
const validDays = 7
const dayMs = 86_400_000

/** Where a link leads. Its token stands behind `#`: no browser sends that part, so no log and no proxy holds it. */
export const invitationPath = '/admin/invitation'

type Row = typeof staffInvitations.$inferSelect

const kept = { kind: 'staff' } as const

/**
 * Invites somebody by mail: until they come, there is no account. Refused as {@link permitConfirmed} says; as `invalid` (fields);
 * as `conflict` (`email`: `taken`, or `invited` where a link is on its way already).
 */
export const inviteStaff = staffUseCase(
  { may: 'staff.manage', confirmed: true, input: newInvitationSchema },
  async (acting, asked): Promise<Invitation> => {
    const { db, by, now } = acting
    const email = asked.email.toLowerCase()
    return db.transaction(async (tx) => {
      if ((await tx.$count(staff, eq(staff.email, email))) > 0) return need(emailRefused('taken'))
      const { token, tokenHash, times } = fresh(now())
      const [stored] = await tx
        .insert(staffInvitations)
        .values({ ...asked, ...times, id: randomUUID(), email, tokenHash, invitedBy: by.name })
        .onConflictDoNothing()
        .returning()
      if (!stored) return need(emailRefused('invited'))
      await sendLink(tx, acting, stored, token)
      const { name, role, language } = asked
      const entry = { action: 'staff.invite', ...kept, recordId: stored.id, label: name }
      await recordChange(tx, by, { ...entry, after: { name, email, role, language } }, now())
      return asInvitation(stored, now())
    })
  },
)

/** Sends another link, for another week; the one before opens nothing any more. Refused as {@link permitConfirmed} says, or `not_found`. */
export const inviteAgain = staffUseCase(
  { may: 'staff.manage', confirmed: true },
  async (acting, id: string): Promise<Invitation> => {
    const { db, by, now } = acting
    return db.transaction(async (tx) => {
      const { token, tokenHash, times } = fresh(now())
      const [row] = await tx
        .update(staffInvitations)
        .set({ tokenHash, ...times, invitedBy: by.name })
        .where(eq(staffInvitations.id, id))
        .returning()
      if (!row) return need(refused('not_found'))
      await sendLink(tx, acting, row, token)
      await recordChange(tx, by, { action: 'staff.invite_again', ...kept, recordId: id, label: row.name }, now())
      return asInvitation(row, now())
    })
  },
)

/** Takes an invitation back: its link opens nothing any more. Refused as {@link permitConfirmed} says, or `not_found`. */
export const withdrawInvitation = staffUseCase(
  { may: 'staff.manage', confirmed: true },
  ({ db, by, now }, id: string): Promise<null> =>
    db.transaction(async (tx) => {
      const [row] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
      if (!row) return need(refused('not_found'))
      await recordChange(tx, by, { action: 'staff.uninvite', ...kept, recordId: id, label: row.name }, now())
      return null
    }),
)

/** Everybody who was invited and has not come yet, by name. Refused as {@link permit} says. */
export const listInvitations = staffUseCase({ may: 'staff.manage' }, async ({ db, now }): Promise<Invitation[]> => {
  const rows = await db.select().from(staffInvitations).orderBy(asc(staffInvitations.name), asc(staffInvitations.id))
  return rows.map((row) => asInvitation(row, now()))
})

/** What a link opens. One that was used, withdrawn, replaced or never made is `not_found`, as one that is too old. */
export function openInvitation(
  services: Pick<Services, 'db' | 'now'>,
  request: unknown,
): Promise<Outcome<OpenInvitation>> {
  return attempt(async () => {
    const { token } = need(parse(invitationTokenSchema, request))
    const { email, name, role, language } = await rowOf(services.db, opened(services, token))
    return { email, name, role, language }
  })
}

/**
 * Makes the account of whoever holds a link, with the password that they choose; the link opens nothing from then on. `company`
 * is what a password must not be. Refused as {@link openInvitation} is; as `invalid` (`password`: what {@link weakPassword}
 * finds); as `conflict` (`email`: `taken`) where the address has got an account in another way.
 */
export function acceptInvitation(
  services: Pick<Services, 'db' | 'now'>,
  request: unknown,
  company: string,
): Promise<Outcome<{ readonly email: string; readonly password: string }>> {
  const { db, now } = services
  return attempt(async () => {
    const { token, name, password } = need(parse(acceptanceSchema, request))
    const { email } = await rowOf(db, opened(services, token))
    const fault = await weakPassword(password, { name, email }, company)
    if (fault) return need(refused('invalid', { errors: [{ path: 'password', code: fault }] }))
    return db.transaction(async (tx) => {
      // Of two who come by one link at once, the second finds none.
      const [row] = await tx.delete(staffInvitations).where(opened(services, token)).returning()
      if (!row) return need(refused('not_found'))
      const { role, language } = row
      const stored = await storeStaff(
        tx,
        { email, name, role, mailLanguage: language },
        { password, oneTimeUntil: null },
        now(),
      )
      if (!stored) return need(emailRefused('taken'))
      const after = { name, email, role }
      const entry = { action: 'staff.join', ...kept, recordId: stored.id, label: name, after }
      await recordChange(tx, { id: stored.id, name }, entry, now())
      return { email, password }
    })
  })
}

function emailRefused(code: 'taken' | 'invited'): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'email', code }] })
}

/** A token for a link, what is kept of it, and for how long it opens. */
function fresh(now: Date) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const times = { sentAt: now, expiresAt: new Date(now.getTime() + validDays * dayMs) }
  return { token, tokenHash: hashOf(token), times }
}

/** A token is as random as a key: a fast hash keeps it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const opened = ({ now }: Pick<Services, 'now'>, token: string) =>
  and(eq(staffInvitations.tokenHash, hashOf(token)), gt(staffInvitations.expiresAt, now()))

async function rowOf(db: Queryable, which: SQL | undefined): Promise<Row> {
  const [row] = await db.select().from(staffInvitations).where(which)
  return row ?? need(refused('not_found'))
}

async function sendLink(tx: Transaction, { by, settings, now }: Permitted, row: Row, token: string): Promise<void> {
  const { email, name, role, language, expiresAt } = row
  const url = `${settings.publicUrl}${invitationPath}?lang=${language}#${token}`
  const props: InvitationMail = {
    name,
    role,
    invitedBy: by.name,
    url,
    country: defaultCountry,
    expiresAt: expiresAt.toISOString(),
  }
  await queueMail(tx, { now }, { to: email, template: 'invitation-staff', props, language })
}

function asInvitation({ tokenHash: _, sentAt, expiresAt, ...row }: Row, now: Date): Invitation {
  return { ...row, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), isExpired: expiresAt <= now }
}
