import { join, resolve } from 'node:path'
import { keptPreviousSecret, keptSecret, openDataFolder } from './data-folder.server.ts'
import { hidePassword } from './redact.ts'
import { logLevels, type LogLevel } from './log.server.ts'
import * as kind from './setting-kinds.ts'
import { StartupError } from './startup-error.ts'
import { storageSetting, type Storage } from './storage-setting.ts'

/** Everything the operator decides, read once at the start. */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Where visitors find the site: scheme, host and port, no slash at the end. */
  readonly publicUrl: string
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly appSecret: string
  /** Whether DATA_DIR keeps it, not whoever set APP_SECRET. */
  readonly secretIsKept: boolean
  /** The one before it, while what it sealed is being sealed again. */
  readonly previousAppSecret: string | null
  readonly firstAdmin: { readonly email: string; readonly password: string } | null
  readonly smtpUrl: string | null
  /** The From line of every mail. */
  readonly mailFrom: string
  readonly storage: Storage
  /** Where the nightly backups go (absolute); null for none. */
  readonly backupDir: string | null
  /** What archives are sealed by; null for archives that whoever has them can read. */
  readonly backupPassphrase: string | null
  readonly demoContent: boolean
  /** False takes back from every device what it keeps for days without a network. */
  readonly offline: boolean
  readonly requireTwoFactor: 'admin' | 'all' | 'off'
  readonly rateLimits: boolean
  /** Whether webhooks may go to private networks, and without https. */
  readonly webhooksToPrivate: boolean
  /** How many reverse proxies stand in front: how many of X-Forwarded-For's last entries are ours. */
  readonly trustProxy: number
  /** How many processes answer behind the one port. */
  readonly webConcurrency: number
  readonly logLevel: LogLevel
}

const secretBytes = 32
const passphraseBytes = 12
/** Each takes eleven connections of the database. */
const mostProcesses = 32
const postgresAddress = kind.addressOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:port/database')
const smtpAddress = kind.addressOf(['smtp:', 'smtps:'], 'smtp://user:password@host:port, or smtps://')

/**
 * Reads the environment; makes DATA_DIR and, without APP_SECRET, the secret kept there.
 * @throws StartupError in one line for the first wrong value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = kind.readSetting(env, 'PORT', kind.wholeNumber(0, 65_535), 3000)
  const publicUrl = kind.readSetting(env, 'PUBLIC_URL', kind.origin, `http://localhost:${port}`, hidePassword)
  const values = {
    port,
    publicUrl,
    host: kind.readSetting(env, 'HOST', kind.listenAddress, '0.0.0.0'),
    databaseUrl: kind.readSetting(env, 'DATABASE_URL', postgresAddress, null, hidePassword),
    firstAdmin: readFirstAdmin(env),
    smtpUrl: kind.readSetting(env, 'SMTP_URL', smtpAddress, null, hidePassword),
    mailFrom: kind.readSetting(env, 'MAIL_FROM', kind.sender, `no-reply@${new URL(publicUrl).hostname}`),
    demoContent: kind.readSetting(env, 'DEMO_CONTENT', kind.onOff, true),
    offline: kind.readSetting(env, 'OFFLINE', kind.onOff, true),
    requireTwoFactor: kind.readSetting(env, 'REQUIRE_2FA', kind.oneOf(['admin', 'all', 'off']), 'admin'),
    rateLimits: kind.readSetting(env, 'RATE_LIMITS', kind.onOff, true),
    webhooksToPrivate: kind.readSetting(env, 'WEBHOOKS_TO_PRIVATE', kind.onOff, false),
    backupDir: env['BACKUP_DIR'] ? resolve(env['BACKUP_DIR']) : null,
    backupPassphrase: readSecret(env, 'BACKUP_PASSPHRASE', passphraseBytes),
    trustProxy: kind.readSetting(env, 'TRUST_PROXY', kind.wholeNumber(0, 16), 0),
    webConcurrency: kind.readSetting(env, 'WEB_CONCURRENCY', kind.processes(mostProcesses), 1),
    logLevel: kind.readSetting(env, 'LOG_LEVEL', kind.oneOf(logLevels), 'info'),
  } as const
  const storage = kind.readSetting(env, 'STORAGE_URL', storageSetting, null, hidePassword)
  const secret = readSecret(env, 'APP_SECRET', secretBytes)
  const previousSecret = readSecret(env, 'APP_SECRET_PREVIOUS', secretBytes)
  // Last, because these two write: a start that another variable stops leaves nothing behind.
  const dataDir = openDataFolder(env['DATA_DIR'] || './data')
  return {
    ...values,
    dataDir,
    storage:
      storage?.kind === 's3' ? storage : { kind: 'file', folder: resolve(storage?.folder ?? join(dataDir, 'uploads')) },
    appSecret: secret ?? keptSecret(dataDir),
    previousAppSecret: previousSecret ?? (secret === null ? keptPreviousSecret(dataDir) : null),
    secretIsKept: secret === null,
  }
}

function readSecret(env: Readonly<Record<string, string | undefined>>, name: string, leastBytes: number) {
  return kind.readSetting(env, name, kind.secretText(leastBytes), null, kind.sizeOnly)
}

function readFirstAdmin(env: Readonly<Record<string, string | undefined>>): Settings['firstAdmin'] {
  const email = kind.readSetting(env, 'ADMIN_EMAIL', kind.emailAddress, null)
  const password = kind.readSetting(env, 'ADMIN_PASSWORD', kind.password, null, kind.sizeOnly)
  if (email && password) return { email, password }
  if (email) throw new StartupError('ADMIN_PASSWORD holds nothing; it takes a password, because ADMIN_EMAIL is set')
  if (password) throw new StartupError('ADMIN_EMAIL holds nothing; it takes an address, because ADMIN_PASSWORD is set')
  return null
}
