import { afterEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { AppliancePreset } from '#business/energy/appliance-preset.ts'
import { presets as builtIn } from '#business/energy/built-in-presets.ts'
import type { EditedPreset, PresetList } from '#business/energy/preset-list.ts'
import { appliancePresets } from '#business/energy/tables.server.ts'
import { desc } from 'drizzle-orm'
import type { ProblemDetails } from '../problems.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'editor')
afterEach(async () => {
  await db.delete(appliancePresets)
  services.cache.dropAll()
})

const path = '/api/admin/appliance-presets'
const send = async (method: string, body?: unknown) =>
  api.request(path, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${cookie}; language=en` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const read = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T
const list = () => read<PresetList>(send('GET'))
const shown = (segment: string) => read<AppliancePreset[]>(api.request(`/api/appliance-presets?segment=${segment}`))
const fridge = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }

const kiosk: EditedPreset = {
  key: 'own-1',
  segment: 'residential',
  name: 'Kiosque',
  nameEn: 'Kiosk',
  isHidden: false,
  lines: [fridge],
}

test('until staff change them the built-in kinds of place are shown', async () => {
  const { presets, updatedAt } = await list()
  expect(updatedAt).toBeNull()
  expect(presets.map(({ key }) => key)).toEqual(builtIn.map(({ key }) => key))
  expect(await shown('residential')).toEqual(builtIn.filter(({ segment }) => segment === 'residential'))
})

test('what staff add, change, hide and move is what the audit offers at once, until the originals are brought back', async () => {
  const [studio, house, ...others] = (await list()).presets
  if (!studio || !house) throw new Error('there are no presets')
  expect(await shown('residential')).toHaveLength(2)
  const changed = { ...studio, name: 'Chambre', lines: [{ ...fridge, quantity: 3 }] }
  const answer = await send('PUT', {
    presets: [house, kiosk, { ...changed, isHidden: true }, ...others],
    updatedAt: null,
  })
  expect(answer.status).toBe(200)
  expect((await shown('residential')).map(({ key }) => key)).toEqual(['family-home', 'own-1'])
  const after = await list()
  expect(after.presets[2]).toEqual({ ...changed, isHidden: true })
  expect(after.builtIn[0]?.name).toBe('Studio')

  await send('PUT', { presets: [kiosk, changed, ...others], updatedAt: after.updatedAt })
  const offered = await shown('residential')
  expect(offered.map(({ name }) => name)).toEqual(['Kiosque', 'Chambre'])
  expect(offered[1]?.lines).toEqual([{ ...fridge, quantity: 3 }])

  expect(await read<PresetList>(send('DELETE'))).toMatchObject({ updatedAt: null })
  expect(await shown('residential')).toEqual(builtIn.filter(({ segment }) => segment === 'residential'))
})

test('each change is in the audit log, by kind of place', async () => {
  const { presets } = await list()
  await send('PUT', { presets: [...presets.slice(1), kiosk], updatedAt: null })
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'presets.update', kind: 'presets' })
  expect(Object.keys(entry?.before ?? {}).toSorted()).toEqual(['order', 'studio'])
  expect(entry?.after).toMatchObject({ 'own-1': { name: 'Kiosque', lines: [fridge] } })
})

test('a list changed by somebody else meanwhile is not overwritten', async () => {
  const first = await read<PresetList>(send('PUT', { presets: [kiosk], updatedAt: null }))
  const second = await send('PUT', { presets: [{ ...kiosk, name: 'Échoppe' }], updatedAt: null })
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({ code: 'stale', current: first })
  expect(await shown('residential')).toMatchObject([{ name: 'Kiosque' }])
})

test('two who are the first at once: one is told', async () => {
  const both = await Promise.all(
    ['Un', 'Deux'].map((name) => send('PUT', { presets: [{ ...kiosk, name }], updatedAt: null })),
  )
  expect(both.map(({ status }) => status).toSorted((some, other) => some - other)).toEqual([200, 409])
})

test.each([
  [{ presets: [] }, 'presets too_few'],
  [{}, 'presets required'],
  [{ presets: [{ ...kiosk, name: ' ' }] }, 'presets.0.name required'],
  [{ presets: [{ ...kiosk, nameEn: 'x'.repeat(61) }] }, 'presets.0.nameEn too_long'],
  [{ presets: [{ ...kiosk, key: 'Own 1' }] }, 'presets.0.key invalid_format'],
  [{ presets: [kiosk, kiosk] }, 'presets.1.key not_unique'],
  [{ presets: [{ ...kiosk, segment: 'farm' }] }, 'presets.0.segment unknown_value'],
  [{ presets: [{ ...kiosk, lines: [] }] }, 'presets.0.lines too_few'],
  [{ presets: [{ ...kiosk, lines: [fridge, fridge] }] }, 'presets.0.lines.1.applianceId not_unique'],
  [{ presets: [{ ...kiosk, lines: [{ ...fridge, quantity: 1001 }] }] }, 'presets.0.lines.0.quantity too_big'],
  [{ presets: [{ ...kiosk, lines: [{ ...fridge, hoursDay: 9 }] }] }, 'presets.0.lines.0.hoursDay too_big'],
  [
    { presets: [{ ...kiosk, lines: [{ ...fridge, applianceId: 999 }] }] },
    'presets.0.lines.0.applianceId unknown_appliance',
  ],
  [{ presets: [{ ...kiosk, segment: 'commercial' }] }, 'presets.0.lines.0.applianceId unknown_appliance'],
  [{ presets: Array.from({ length: 41 }, (_, at) => ({ ...kiosk, key: `own-${at}` })) }, 'presets too_many'],
])('what breaks a rule is named by its field: %#', async (body, expected) => {
  const response = await send('PUT', body)
  expect(response.status).toBe(422)
  const { errors = [] } = await read<ProblemDetails>(response)
  expect(errors.map(({ path: at, code }) => `${at} ${code}`)).toEqual([expected])
  expect(errors[0]?.message).toMatch(/\w/)
  expect((await list()).updatedAt).toBeNull()
})

test('a place without appliances is told in words of the screen', async () => {
  const { errors = [] } = await read<ProblemDetails>(send('PUT', { presets: [{ ...kiosk, lines: [] }] }))
  expect(errors[0]?.message).toBe('Add at least one appliance.')
})
