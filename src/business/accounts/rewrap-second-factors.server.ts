import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, notLike, or } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { secretsOf } from './sign-in-library.server.ts'
import { staffSecondFactors } from './tables.server.ts'

/**
 * Encrypts the authenticator apps and recovery codes of staff by the current secret: after it, the secret before is of no more
 * use. Several processes may do it at once, and it may be broken off. Answers how many it encrypted, and how many neither
 * secret opens.
 */
export async function rewrapSecondFactors({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const secrets = secretsOf(settings)
  const currentVersion = secrets[0]?.version ?? 0
  const key = { keys: new Map(secrets.map(({ version, value }) => [version, value])), currentVersion }
  const anew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })

  const { id, secret, backupCodes } = staffSecondFactors
  const current = `$ba$${currentVersion}$%`
  const others = await db
    .select({ id, secret, backupCodes })
    .from(staffSecondFactors)
    .where(or(notLike(secret, current), notLike(backupCodes, current)))
  let rewrapped = 0
  for (const factor of others) {
    const renewed = await Promise.all([anew(factor.secret), anew(factor.backupCodes)]).catch(() => null)
    if (!renewed) continue
    const unchanged = and(eq(id, factor.id), eq(secret, factor.secret), eq(backupCodes, factor.backupCodes))
    await db.update(staffSecondFactors).set({ secret: renewed[0], backupCodes: renewed[1] }).where(unchanged)
    rewrapped += 1
  }
  return { rewrapped, unreadable: others.length - rewrapped }
}
