import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'
import { writeWhole } from './write-whole.server.ts'

const secretBytes = 32
const secretName = 'app-secret'
/** Beside it while it is being replaced: what it was before. */
const previousName = 'app-secret-previous'

/**
 * The absolute path of DATA_DIR, made when missing. Others may pass through it (the embedded database runs as another
 * user when the site runs as root) but not list it.
 * @throws StartupError when it is not a folder that this user can write
 */
export function openDataFolder(path: string): string {
  const folder = resolve(path)
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o711)
    if (!statSync(folder).isDirectory()) throw new Error('not a folder')
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new StartupError(
      `DATA_DIR holds ${JSON.stringify(path)} (${reason}); it takes a folder that this user can write`,
    )
  }
}

/**
 * The secret kept in DATA_DIR, made from 32 random bytes by the first start. Of two first starts at once, one makes it
 * and both read it: a link, unlike a rename, never replaces a file.
 * @throws StartupError when the file was damaged
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, secretName)
  if (!existsSync(path)) offer(path, newSecret())
  const secret = readFileSync(path, 'utf8').trim()
  if (Buffer.byteLength(secret) < secretBytes) {
    throw new StartupError(
      `APP_SECRET is not set and ${path} holds less than ${secretBytes} bytes; bring the file back`,
    )
  }
  return secret
}

/** The secret before the one kept in DATA_DIR, while that replaces it; null at any other time. */
export function keptPreviousSecret(dataDir: string): string | null {
  const path = join(dataDir, previousName)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** Makes a new secret and keeps it in DATA_DIR, with the one before: to be ended by {@link removePreviousSecret}. */
export function replaceKeptSecret(dataDir: string): void {
  keepSecrets(dataDir, { current: newSecret(), previous: keptSecret(dataDir) })
}

/** Keeps secrets in DATA_DIR. A kill in between leaves what is there readable: the one before is written first. */
export function keepSecrets(
  dataDir: string,
  { current, previous }: { current: string; previous: string | null },
): void {
  if (previous === null) removePreviousSecret(dataDir)
  else writeWhole(join(dataDir, previousName), `${previous}\n`)
  writeWhole(join(dataDir, secretName), `${current}\n`)
}

export function removePreviousSecret(dataDir: string): void {
  rmSync(join(dataDir, previousName), { force: true })
}

/**
 * Puts the secret of DATA_DIR aside under a name of its own, where it is another than `secret`: it may be all that opens a
 * database that somebody still has. Answers the name, null where nothing was put aside.
 */
export function setSecretAside(dataDir: string, secret: string, now: Date): string | null {
  const path = join(dataDir, secretName)
  if (!existsSync(path) || readFileSync(path, 'utf8').trim() === secret) return null
  const aside = `${secretName}.until-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(path, join(dataDir, aside))
  return aside
}

function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url')
}

function offer(path: string, secret: string): void {
  const draft = `${path}.${process.pid}`
  writeWhole(draft, `${secret}\n`)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
