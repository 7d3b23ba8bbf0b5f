import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Language } from '#kernel/language.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { financingApplications, financingStatusLinks } from './tables.server.ts'

const tokenBytes = 32
const validDays = 365
const dayMs = 86_400_000

/** Where a status link is exchanged for the cookie; the token is its query, so that no log of paths holds it. */
export const statusLinkPath = '/financing/follow'

/** Makes a link that opens an application in any browser for a year. Only its hash is kept: it can't be told again. */
export async function issueStatusLink(
  tx: Transaction,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  applicationId: number,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await tx.insert(financingStatusLinks).values({ tokenHash: hashOf(token), applicationId, createdAt: now() })
  return `${settings.publicUrl}${statusLinkPath}?token=${token}`
}

/** What a status link opens, and the language of its application. Refuses with `not_found` what is no link of ours. */
export async function openStatusLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<Outcome<{ readonly access: ApplicationAccess; readonly language: Language }>> {
  const oldest = new Date(now().getTime() - validDays * dayMs)
  const [found] = await db
    .select({
      id: financingApplications.id,
      key: financingApplications.accessKey,
      language: financingApplications.language,
    })
    .from(financingStatusLinks)
    .innerJoin(financingApplications, eq(financingApplications.id, financingStatusLinks.applicationId))
    .where(and(eq(financingStatusLinks.tokenHash, hashOf(token)), gt(financingStatusLinks.createdAt, oldest)))
  if (!found) return refused('not_found')
  const { id, key, language } = found
  return done({ access: { id, key }, language })
}

/** A token is as random as a key: a fast hash keeps it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
