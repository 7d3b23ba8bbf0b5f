import { forgetPreviousSecret, replaceKeptSecret } from '#platform/data-folder.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { noteSecret } from '#platform/encryption/secret-check.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { rewrapKeys } from '#platform/files/rewrap-keys.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import { rewrapSecondFactors } from './rewrap-second-factors.server.ts'

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
    // What was written while that went on, by a process that knew only the secret before.
    const left = [await rewrapKeys(services), await rewrapSecondFactors(services)]
    const unreadable = left.reduce((sum, found) => sum + found.unreadable, 0)
    if (unreadable > 0) {
      throw new StartupError(
        `${unreadable} keys open by neither secret: both are kept. Bring back the secret that they need.`,
      )
    }
    await noteSecret(db, settings)
    const done = `${files.rewrapped} files and ${factors.rewrapped} authenticator apps were sealed anew; nothing needs the secret before.`
    if (!secretIsKept)
      return `${done} APP_SECRET_PREVIOUS may go, and with it the cookies of applicants that it signed.`
    forgetPreviousSecret(dataDir)
    return `${done} It is forgotten, and with it the cookies of applicants that it signed.`
  } finally {
    await close()
  }
}
