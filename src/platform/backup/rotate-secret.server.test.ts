import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiOver, testApi } from '../../../tests/support/api.ts'
import { pdfFile } from '../../../tests/support/sample-files.ts'
import { cookiesOf, post, signedIn, signIn } from '../../../tests/support/staff.ts'
import { submitted } from '../../../tests/support/submitted-application.ts'
import { totp } from '../../../tests/support/totp.ts'
import { rewrapSecondFactors, rotateSecret } from '#business/accounts/rotate-secret.server.ts'
import { staffSecondFactors } from '#business/accounts/tables.server.ts'
import { checkSecret } from '../encryption/secret-check.server.ts'
import { openFiles } from '../files/files.server.ts'
import { openFile } from '../files/open-file.server.ts'
import { storedFiles } from '../files/tables.server.ts'
import { readSettings } from '../settings.server.ts'

const env = { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }
const { api, db, services, url } = await testApi({ env, now: new Date() })
const { dataDir } = services.settings
const kept = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim()

/** The command, with what is in DATA_DIR at that moment. */
const rotate = (own: Record<string, string> = {}) =>
  rotateSecret(readSettings({ DATA_DIR: dataDir, DATABASE_URL: url, ...own }))

/** The site as a process that is started now. */
async function started() {
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: url, ...env })
  const there = { ...services, settings, files: await openFiles(settings) }
  return { services: there, api: apiOver(there).api }
}

test('a secret is replaced in two runs, a restart between them, and everything opens at every moment', async () => {
  await checkSecret(db, services.settings)
  await submitted(api)
  const person = await signedIn(api, services, 'admin')
  const enabled = await post(api, '/api/auth/two-factor/enable', { password: person.password }, person.cookie)
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  await post(api, '/api/auth/two-factor/verify-totp', { code: totp(totpURI) }, person.cookie)
  const [document] = await db.select().from(storedFiles).where(eq(storedFiles.kept, true)).limit(1)
  const before = services.settings.appSecret

  const opensAll = async (site: Awaited<ReturnType<typeof started>>, code: string) => {
    const half = cookiesOf(await signIn(site.api, person.email, person.password))
    expect((await post(site.api, '/api/auth/two-factor/verify-backup-code', { code }, half)).status).toBe(200)
    const content = await openFile(site.services, document?.key ?? '')
    expect(content.ok && (await buffer(content.value))).toEqual(Buffer.from(pdfFile()))
  }

  expect(await rotate()).toMatch(/^DATA_DIR keeps a new secret.* Restart every process/)
  expect(kept('app-secret-previous')).toBe(before)
  expect(kept('app-secret')).not.toBe(before)
  const both = await started()
  await opensAll(both, backupCodes[0] ?? '')
  // Begun and broken off: some keys are of the new secret, some of the one before.
  await rewrapSecondFactors(both.services)
  const second = await rotate()
  expect(second).toMatch(
    /^\d+ files, 0 authenticator apps and 0 webhooks were sealed anew; nothing needs .* It is forgotten/,
  )
  expect(existsSync(join(dataDir, 'app-secret-previous'))).toBe(false)
  const after = await started()
  await checkSecret(db, after.services.settings)
  await opensAll(after, backupCodes[1] ?? '')

  expect(await rotate()).toMatch(/^DATA_DIR keeps a new secret/)
  await db.update(staffSecondFactors).set({ secret: '$ba$12345$00' })
  await expect(rotate()).rejects.toThrow(/^1 keys open by neither/)
  expect(existsSync(join(dataDir, 'app-secret-previous'))).toBe(true)
})

test('a secret of the environment is asked for, new and previous', async () => {
  await expect(rotate({ APP_SECRET: 'x'.repeat(40) })).rejects.toThrow(
    /^Set APP_SECRET to a new secret and APP_SECRET_PREVIOUS/,
  )
})
