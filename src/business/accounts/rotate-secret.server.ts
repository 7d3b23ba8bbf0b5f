import { removePreviousSecret, replaceKeptSecret } from '#platform/data-folder.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { noteSecret } from '#platform/encryption/secret-check.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { rewrapKeys } from '#platform/files/rewrap-keys.server.ts'
import { rewrapWebhookSecrets } from '#platform/webhooks/webhook-secrets.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, notLike, or } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { secretsOf } from './sign-in-library.server.ts'
import { staffSecondFactors } from './tables.server.ts'

const restart = 'Restart every process of the site now, so that it knows both, and run this again.'

/**
 * Replaces the secret: once to begin (a new secret beside the one before), again when the site knows both: seals everything by
 * the new one, looks whether anything still needs the one before, and forgets that. It may be stopped at any time and run
 * again. Answers what to do next.
 * @throws StartupError when a secret of the environment is missing, or a key opens by neither
 */
export async function rotateSecret(settings: Settings): Promise<string> {
  const { appSecret, previousAppSecret, secretIsKept, dataDir } = settings
  // The same twice: a kill came between the two files.
  if (previousAppSecret === null || previousAppSecret === appSecret) {
    if (!secretIsKept) {
      throw new StartupError(
        `Set APP_SECRET to a new secret and APP_SECRET_PREVIOUS to the one of now, for the site and for this command. ${restart}`,
      )
    }
    replaceKeptSecret(dataDir)
    return `DATA_DIR keeps a new secret, and the one before beside it. ${restart}`
  }
  const log = createLog('error')
  const { db, close } = await openDatabase(settings, log)
  try {
    const services = { db, settings, files: await openFiles(settings) }
    const files = await rewrapKeys(services)
    const factors = await rewrapSecondFactors(services)
    const webhooks = await rewrapWebhookSecrets(services)
    // What was written while that went on, by a process that knew only the secret before.
    const left = [await rewrapKeys(services), await rewrapSecondFactors(services), await rewrapWebhookSecrets(services)]
    const unreadable = left.reduce((sum, found) => sum + found.unreadable, 0)
    if (unreadable > 0) {
      throw new StartupError(
        `${unreadable} keys open by neither secret: both are kept. Bring back the secret that they need.`,
      )
    }
    await noteSecret(db, settings)
    const done = `${files.rewrapped} files, ${factors.rewrapped} authenticator apps and ${webhooks.rewrapped} webhooks were sealed anew; nothing needs the secret before.`
    if (!secretIsKept)
      return `${done} APP_SECRET_PREVIOUS may go, and with it the cookies of applicants that it signed.`
    removePreviousSecret(dataDir)
    return `${done} It is forgotten, and with it the cookies of applicants that it signed.`
  } finally {
    await close()
  }
}

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
