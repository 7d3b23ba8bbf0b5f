import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { storedFiles } from '../files/tables.server.ts'
import { createKeyRing } from './key-ring.server.ts'
import { checkSecret, noteSecret } from './secret-check.server.ts'
import { appSecrets } from './tables.server.ts'

const { db, services } = await testDatabase()
const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [string, string, string]
const start = (appSecret: string, previousAppSecret: string | null = null) =>
  checkSecret(db, { appSecret, previousAppSecret })
const refusal = {
  name: 'StartupError',
  message: expect.stringMatching(/^APP_SECRET is not .*APP_SECRET_PREVIOUS[^\n]*$/) as string,
}

beforeEach(async () => {
  await db.delete(appSecrets)
  await db.delete(storedFiles)
})

async function seal(secret: string): Promise<void> {
  const key = `documents/${randomUUID()}`
  const sealedKey = createKeyRing(secret).wrap(Buffer.alloc(32), key)
  await db.insert(storedFiles).values({ key, sealedKey, kept: true, size: 1, createdAt: services.now() })
}

test('the first start notes its secret, and another one is refused from then on', async () => {
  await start(first)
  await start(first)
  await expect(start(second)).rejects.toMatchObject(refusal)
  await expect(start(second, third)).rejects.toMatchObject(refusal)
  const [noted] = await db.select().from(appSecrets)
  expect(noted?.verifier).not.toContain(first)
})

test('two first starts at once with different secrets: one is refused', async () => {
  const outcomes = await Promise.allSettled([start(first), start(second)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a secret is replaced beside the one before, which is needed until all is sealed anew', async () => {
  await start(first)
  await start(second, first)
  await expect(start(second)).rejects.toMatchObject(refusal)
  await noteSecret(db, { appSecret: second })
  await start(second)
  await start(third, second)
  await expect(start(first)).rejects.toMatchObject(refusal)
})

test('data of the time before secrets were noted tells by what sealed it', async () => {
  await seal(first)
  await expect(start(second)).rejects.toMatchObject(refusal)
  await start(second, first)
  await expect(start(third)).rejects.toMatchObject(refusal)
})

test('a secret that is lost for good is given up by hand', async () => {
  await start(first)
  await seal(first)
  await db.update(appSecrets).set({ verifier: null })
  await start(second)
  await expect(start(first)).rejects.toMatchObject(refusal)
})
