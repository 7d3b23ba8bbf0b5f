import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../tests/support/test-cluster.ts'
import { readSettings } from './settings.server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = testFolder('settings-')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env })
const refusal = (env: Record<string, string>): string => {
  try {
    read(env)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

test('every setting stands in the operating guide', () => {
  const asked: string[] = []
  const env = new Proxy<Record<string, string>>(
    { DATA_DIR: dataDir },
    {
      get: (given, name) => {
        asked.push(String(name))
        return given[String(name)]
      },
    },
  )
  readSettings(env)
  const guide = readFileSync('docs/operating.md', 'utf8')
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !new RegExp(`^\\| .*\`${name}\`.* \\|`, 'm').test(guide))).toEqual([])
})

test('everything has a default', () => {
  const { appSecret, ...settings } = read()
  expect(appSecret).toMatch(/^[\w-]{43}$/)
  expect(settings).toEqual({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir,
    databaseUrl: null,
    previousAppSecret: null,
    secretIsKept: true,
    backupDir: null,
    backupPassphrase: null,
    firstAdmin: null,
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    storage: { kind: 'file', folder: join(dataDir, 'uploads') },
    demoContent: true,
    offline: true,
    requireTwoFactor: 'admin',
    rateLimits: true,
    trustProxy: 0,
    webConcurrency: 1,
    webhooksToPrivate: false,
    logLevel: 'info',
  })
})

test('an empty variable is an unset one', () => {
  const env = { PORT: '', DATABASE_URL: '', APP_SECRET: '', ADMIN_EMAIL: '', SMTP_URL: '', LOG_LEVEL: '' }
  expect(read(env)).toEqual(read())
})

test.each<[Record<string, string>, object]>([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ PUBLIC_URL: 'https://rana.example/' }, { publicUrl: 'https://rana.example', mailFrom: 'no-reply@rana.example' }],
  [{ DATABASE_URL: 'postgres://a:b@db:5432/site' }, { databaseUrl: 'postgres://a:b@db:5432/site' }],
  [{ DATABASE_URL: 'postgresql://%2Frun%2Fpg/site' }, { databaseUrl: 'postgresql://%2Frun%2Fpg/site' }],
  [{ SMTP_URL: 'smtps://a:b@mail.example' }, { smtpUrl: 'smtps://a:b@mail.example' }],
  [{ MAIL_FROM: 'Rana Solar <hello@rana.example>' }, { mailFrom: 'Rana Solar <hello@rana.example>' }],
  [{ STORAGE_URL: 'file:/srv/files' }, { storage: { kind: 'file', folder: '/srv/files' } }],
  [{ STORAGE_URL: 'file:///srv/my%20files' }, { storage: { kind: 'file', folder: '/srv/my files' } }],
  [
    { STORAGE_URL: 's3://rana-files?endpoint=https://s3.example:9000&region=eu-west-3' },
    { storage: { kind: 's3', bucket: 'rana-files', endpoint: 'https://s3.example:9000', region: 'eu-west-3' } },
  ],
  [{ STORAGE_URL: 's3://rana-files' }, { storage: { kind: 's3', bucket: 'rana-files', endpoint: null, region: null } }],
  [
    { DEMO_CONTENT: 'off', RATE_LIMITS: 'off' },
    { demoContent: false, rateLimits: false },
  ],
  [
    { REQUIRE_2FA: 'all', TRUST_PROXY: '2', LOG_LEVEL: 'debug' },
    { requireTwoFactor: 'all', trustProxy: 2, logLevel: 'debug' },
  ],
  [{ WEB_CONCURRENCY: '3' }, { webConcurrency: 3 }],
  [{ WEB_CONCURRENCY: 'auto' }, { webConcurrency: Math.min(availableParallelism(), 32) }],
  [
    { ADMIN_EMAIL: 'a@rana.example', ADMIN_PASSWORD: 'correct horse' },
    { firstAdmin: { email: 'a@rana.example', password: 'correct horse' } },
  ],
])('takes %j', (env, expected) => {
  expect(read(env)).toMatchObject(expected)
})

test.each([
  ['PORT', 'abc', 'PORT holds "abc"; it takes a whole number from 0 to 65535'],
  ['PORT', '65536', 'PORT holds "65536"; it takes a whole number from 0 to 65535'],
  ['PORT', '-1', 'PORT holds "-1"; it takes a whole number from 0 to 65535'],
  ['PORT', '3e3', 'PORT holds "3e3"; it takes a whole number from 0 to 65535'],
  ['HOST', 'not a host', 'HOST holds "not a host"; it takes an IP address or a host name'],
  ['DEMO_CONTENT', 'yes', 'DEMO_CONTENT holds "yes"; it takes on or off'],
  ['RATE_LIMITS', 'ON', 'RATE_LIMITS holds "ON"; it takes on or off'],
  ['REQUIRE_2FA', 'staff', 'REQUIRE_2FA holds "staff"; it takes admin, all, off'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY holds "true"; it takes a whole number from 0 to 16'],
  ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY holds "0"; it takes a whole number from 1 to 32, or auto'],
  ['WEB_CONCURRENCY', 'all', 'WEB_CONCURRENCY holds "all"; it takes a whole number from 1 to 32, or auto'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL holds "loud"; it takes trace, debug, info, warn, error, fatal, silent'],
  ['ADMIN_EMAIL', 'boss', 'ADMIN_EMAIL holds "boss"; it takes one e-mail address'],
])('refuses %s=%s', (name, value, words) => {
  expect(refusal({ [name]: value })).toBe(words)
})

test.each([
  ['PUBLIC_URL', 'rana.example'],
  ['PUBLIC_URL', 'https://rana.example/shop'],
  ['PUBLIC_URL', 'ftp://rana.example'],
  ['DATABASE_URL', 'mysql://db/site'],
  ['DATABASE_URL', 'localhost:5432'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'Rana <hello@rana.example>\r\nBcc: all@example.org'],
  ['MAIL_FROM', 'Rana Solar'],
  ['STORAGE_URL', '/srv/files'],
  ['STORAGE_URL', 'file:'],
  ['STORAGE_URL', 's3://B'],
  ['STORAGE_URL', 's3://rana-files?endpoint=minio'],
  ['STORAGE_URL', 's3://rana-files?acl=public'],
  ['ADMIN_EMAIL', 'a@b.org, c@d.org'],
])('refuses %s=%s in one line', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} holds [^\\n\\r]+; it takes [^\\n\\r]+$`))
})

test.each([
  ['APP_SECRET', 'sesame'],
  ['APP_SECRET_PREVIOUS', 'sesame'],
  ['ADMIN_PASSWORD', 'sesame'],
  ['ADMIN_PASSWORD', 'éééé sesame'],
  ['ADMIN_PASSWORD', 'sesame'.repeat(30)],
  ['DATABASE_URL', 'mysql://site:sesame@db/site'],
  ['DATABASE_URL', 'site:sesame@db'],
  ['SMTP_URL', 'http://site:sesame@mail'],
  ['SMTP_URL', 'site sesame mail'],
  ['STORAGE_URL', 's3://key:sesame@rana-files'],
  ['STORAGE_URL', 's3://rana-files?secret=sesame'],
  ['PUBLIC_URL', 'https://site:sesame@rana.example'],
])('never repeats the secret in %s=%s', (name, value) => {
  const words = refusal({ [name]: value })
  expect(words).toMatch(new RegExp(`^${name} holds `))
  expect(words).not.toContain('sesame')
})

test('any text in any variable is either taken or refused in one line that names the variable', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'STORAGE_URL', 'LOG_LEVEL']
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 200 }), (name, value) => {
      const words = refusal({ [name]: value, APP_SECRET: 'x'.repeat(32) })
      expect(words === 'accepted' || new RegExp(`^${name} holds [^\\n\\r]{1,400}$`).test(words)).toBe(true)
    }),
  )
})

test('the first administrator needs both variables', () => {
  expect(refusal({ ADMIN_EMAIL: 'a@rana.example' })).toMatch(/^ADMIN_PASSWORD holds nothing; it takes/)
  expect(refusal({ ADMIN_PASSWORD: 'correct horse' })).toMatch(/^ADMIN_EMAIL holds nothing; it takes/)
})

test('the secret is made once, for its owner alone, and read again', () => {
  const { appSecret } = read()
  const file = join(dataDir, 'app-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(`${appSecret}\n`)
  expect(read().appSecret).toBe(appSecret)
})

test('a secret of the environment is not written down, and too short a one is refused by its length', () => {
  expect(read({ APP_SECRET: 'é'.repeat(16) }).appSecret).toBe('é'.repeat(16))
  expect(existsSync(join(dataDir, 'app-secret'))).toBe(false)
  expect(refusal({ APP_SECRET: 'x'.repeat(31) })).toBe(
    'APP_SECRET holds 31 bytes that are not shown; it takes at least 32 bytes',
  )
})

test('a damaged secret file is not replaced: what it signed and encrypted would be lost', () => {
  writeFileSync(join(dataDir, 'app-secret'), 'half')
  expect(refusal({})).toMatch(/^APP_SECRET is not set and .*app-secret holds less than 32 bytes; bring the file back$/)
  expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe('half')
})

test('DATA_DIR is made, private, and must be a folder', () => {
  const inside = join(dataDir, 'a', 'b')
  expect(read({ DATA_DIR: inside }).dataDir).toBe(inside)
  expect(statSync(inside).mode & 0o066).toBe(0)
  writeFileSync(join(dataDir, 'file'), '')
  expect(refusal({ DATA_DIR: join(dataDir, 'file') })).toMatch(
    /^DATA_DIR holds ".*file" \(EEXIST\); it takes a folder that this user can write$/,
  )
})
