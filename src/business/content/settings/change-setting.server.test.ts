import { gt, max } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { aStaffMember } from '../../../../tests/support/staff.ts'
import type { Acting } from '#business/accounts/acting.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { findPlaces } from '#business/media/find-places.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { changeSetting, listSettings, resetSetting } from './change-setting.server.ts'
import { settingImages } from './setting-images.server.ts'
import { builtInSettings, settingGroups } from './setting-groups.ts'
import type { SettingRecord } from './setting-record.ts'
import { createSettingsMemory } from './settings-memory.server.ts'
import { siteSettings } from './tables.server.ts'

const { db, services } = await testDatabase()
const { id } = await aStaffMember({ db, now: () => new Date() }, 'admin')
const staff = { id, name: 'Ada', email: 'ada@example.com', role: 'admin', hasApp: true } as const
const acting: Acting = {
  ...services,
  actor: { ...staff, needsSecondFactor: false, hasOneTimePassword: false, isConfirmed: true },
}
const memory = createSettingsMemory(services)

beforeEach(async () => {
  await db.delete(siteSettings)
  memory.drop()
})

const set = (group: string, value: unknown, updatedAt?: string | null) =>
  changeSetting(acting, group, { value, ...(updatedAt !== undefined && { updatedAt }) })
const saved = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const impact = [{ value: 7, label: 'ateliers équipés', labelEn: 'workshops equipped' }]

test('every group is as it came with the site until it is set, and again after', async () => {
  const before = saved(await listSettings(acting))
  expect(before.map(({ group }) => group)).toEqual(settingGroups)
  expect(before.every(({ isDefault, version, updatedAt }) => isDefault && version === 1 && updatedAt === null)).toBe(
    true,
  )
  const changed = saved(await set('impact', impact))
  expect(changed).toMatchObject({ group: 'impact', value: impact, isDefault: false, version: 2 })
  expect(changed.defaultValue).toEqual(builtInSettings.impact)
  saved(await resetSetting(acting, 'impact'))
  const after = saved(await listSettings(acting)).find(({ group }) => group === 'impact')
  expect(after).toMatchObject({ value: builtInSettings.impact, isDefault: true, version: 3 })
})

test('what comes with the site can be saved as it is, to the last no-break space', async () => {
  for (const group of settingGroups) expect(saved(await set(group, builtInSettings[group])).version).toBe(1)
})

test('a change and going back are in the audit log, with what differs only; a save of the same is not', async () => {
  const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog)
  saved(await set('company', { ...builtInSettings.company, name: 'Soleil d’Ouaga' }))
  saved(await set('company', { ...builtInSettings.company, name: 'Soleil d’Ouaga' }))
  saved(await set('impact', impact))
  saved(await resetSetting(acting, 'impact'))
  saved(await resetSetting(acting, 'impact'))
  const entries = await db
    .select()
    .from(auditLog)
    .where(gt(auditLog.id, last?.id ?? 0))
    .orderBy(auditLog.id)
  expect(entries.map(({ action, kind, recordId }) => [action, kind, recordId])).toEqual([
    ['settings.update', 'settings', 'company'],
    ['settings.update', 'settings', 'impact'],
    ['settings.update', 'settings', 'impact'],
  ])
  expect(entries[0]).toMatchObject({
    before: { name: 'Rana Solar', version: 1 },
    after: { name: 'Soleil d’Ouaga', version: 2 },
  })
  expect(entries[1]?.after).toEqual({ impact, version: 2 })
})

test('of two people who began from the same version the second is told, and nothing is overwritten', async () => {
  const first = saved(await set('impact', impact, null))
  const late = await set('impact', [{ ...impact[0], value: 8 }], null)
  expect(late).toMatchObject({ ok: false, problem: { code: 'stale', extra: { current: { value: impact } } } })
  expect((await set('impact', [{ ...impact[0], value: 9 }], first.updatedAt)).ok).toBe(true)
  expect(await set('impact', impact, first.updatedAt)).toMatchObject({ ok: false, problem: { code: 'stale' } })
})

test('two first saves at once are one after the other', async () => {
  const values = [1, 2, 3, 4].map((value) => [{ value, label: 'foyers', labelEn: 'homes' }])
  const outcomes = await Promise.all(values.map((value) => set('impact', value, null)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

const member = { name: 'Awa', role: 'Électricienne', bio: 'Elle pose.', picture: '/pictures/team-ceo.svg' }
const [office] = [builtInSettings.countries.cm]
const inNigeria = (changed: object) => ({ ...builtInSettings.countries, cm: { ...office, ...changed } })

test.each<[string, unknown, string, string]>([
  ['team', [member, member, { ...member, roleEn: 7 }], 'team.2.roleEn', 'not_a_text'],
  ['team', [{ ...member, name: ' ' }], 'team.0.name', 'required'],
  ['team', [{ ...member, picture: 'https://elsewhere.example/a.png' }], 'team.0.picture', 'own_picture'],
  ['team', [{ ...member, picture: 'javascript:alert(1)' }], 'team.0.picture', 'own_picture'],
  ['team', [{ ...member, picture: '//elsewhere.example/a.png' }], 'team.0.picture', 'own_picture'],
  ['team', [], 'team', 'too_few'],
  ['team', 'Awa', 'team', 'not_a_list'],
  ['impact', [{ ...impact[0], value: 1.5 }], 'impact.0.value', 'not_integer'],
  ['company', { ...builtInSettings.company, salesEmail: 'nobody' }, 'company.salesEmail', 'invalid_email'],
  ['company', { ...builtInSettings.company, facebook: 'javascript:alert(1)' }, 'company.facebook', 'https_link'],
  ['countries', { bf: office, cm: { ...office, phoneNumbers: ['12'] } }, 'countries.cm.phoneNumbers.0', 'too_short'],
  [
    'countries',
    { bf: office, cm: { ...office, openingHours: [{ from: 'Mo', to: 'Fr', opens: '17:00', closes: '08:00' }] } },
    'countries.cm.openingHours.0.closes',
    'closes_early',
  ],
  ['countries', inNigeria({ consultationPlaces: -1 }), 'countries.cm.consultationPlaces', 'too_small'],
  ['countries', inNigeria({ consultationPlaces: 21 }), 'countries.cm.consultationPlaces', 'too_big'],
  ['countries', inNigeria({ appointmentPlaces: 1.5 }), 'countries.cm.appointmentPlaces', 'not_integer'],
  ['countries', inNigeria({ appointmentPlaces: null }), 'countries.cm.appointmentPlaces', 'required'],
  ['countries', inNigeria({ appointmentPlaces: '2' }), 'countries.cm.appointmentPlaces', 'not_a_number'],
  ['countries', inNigeria({ secondApprovalAbove: null }), 'countries.cm.secondApprovalAbove', 'required'],
  ['countries', inNigeria({ secondApprovalAbove: 2_000_000_001 }), 'countries.cm.secondApprovalAbove', 'too_big'],
  ['terms', { ...builtInSettings.terms, effective: '2026-02-30' }, 'terms.effective', 'invalid_date'],
  ['pages', { home: { cm: { title: 'x'.repeat(121) } } }, 'pages.home.cm.title', 'too_long'],
])('%s: what is wrong is told by its path (%#)', async (group, value, path, code) => {
  expect(await set(group, value)).toMatchObject({ ok: false, problem: { code: 'invalid', errors: [{ path, code }] } })
})

test.each([null, 'x', [], {}, { updatedAt: 7 }])('a body of %j is refused', async (body) => {
  expect(await changeSetting(acting, 'company', body)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
})

test('nobody else may, and there is no other group', async () => {
  const editor: Acting = { ...acting, actor: acting.actor && { ...acting.actor, role: 'editor' } }
  for (const denied of [
    await listSettings(editor),
    await changeSetting(editor, 'team', {}),
    await resetSetting(editor, 'x'),
  ]) {
    expect(denied).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
  }
  expect(await set('toString', {})).toMatchObject({ problem: { code: 'not_found' } })
  expect(await resetSetting(acting, 'nothing')).toMatchObject({ problem: { code: 'not_found' } })
})

test('the memory tells what is set once it is dropped', async () => {
  expect((await memory.company()).value.brand.name).toBe('Rana Solar')
  saved(await set('company', { ...builtInSettings.company, name: 'Soleil d’Ouaga', facebook: '' }))
  saved(await set('countries', { ...builtInSettings.countries, bf: { ...office, whatsapp: '+226 70 11 22 33' } }))
  saved(
    await set('pages', { home: { bf: { title: 'Le soleil', titleEn: '', description: '', descriptionEn: 'Sun' } } }),
  )
  expect((await memory.company()).value.brand.name).toBe('Rana Solar')
  memory.drop()
  const { value: company, isWhole } = await memory.company()
  expect(isWhole).toBe(true)
  expect(company.brand).toMatchObject({ name: 'Soleil d’Ouaga', emails: { sales: 'sales@ranasolar.example' } })
  expect(company.brand.social).toHaveLength(2)
  expect(company.contacts.bf.whatsapp).toBe('22670112233')
  expect(company.pages).toEqual({ '/': { bf: { fr: { title: 'Le soleil' }, en: { description: 'Sun' } } } })
})

test('what the offices take on is told once it is set; stored before it could be, it is as it comes with the site', async () => {
  const stored = Object.fromEntries(
    (['cm', 'bf'] as const).map((country) => {
      const {
        consultationPlaces: _,
        appointmentPlaces: __,
        secondApprovalAbove: ___,
        ...old
      } = builtInSettings.countries[country]
      return [country, { ...old, whatsapp: '+226 70 11 22 33' }]
    }),
  )
  await db.insert(siteSettings).values({ group: 'countries', value: stored, version: 2, updatedAt: new Date() })
  expect((await memory.company()).value.contacts.cm).toMatchObject({
    whatsapp: '22670112233',
    takes: { consultation: true, appointment: true },
  })
  const places = { consultation: 2, appointment: 2 }
  expect((await memory.limits()).value).toEqual({
    cm: { places, secondApprovalAbove: 5_000_000 },
    bf: { places, secondApprovalAbove: 2_500_000 },
  })
  saved(await set('countries', inNigeria({ appointmentPlaces: 0, secondApprovalAbove: 0 })))
  memory.drop()
  expect((await memory.limits()).value.cm).toEqual({
    places: { consultation: 2, appointment: 0 },
    secondApprovalAbove: 0,
  })
  expect((await memory.company()).value.contacts.cm.takes).toEqual({ consultation: true, appointment: false })
})

test('a legal text is told with its version, and nothing in it runs', async () => {
  const content =
    '## 1. Objet\n\nBonjour <script>alert(1)</script><img src=x onerror=alert(1)> [ici](javascript:alert(1))'
  saved(await set('terms', { ...builtInSettings.terms, effective: '2027-01-01', content }))
  memory.drop()
  const { value } = await memory.legalText('terms')
  expect(value).toMatchObject({ version: 2, effective: '2027-01-01', title: 'Conditions d’utilisation' })
  expect(value?.content).toContain('<h2>1. Objet</h2>')
  expect(value?.content).not.toMatch(/script|onerror/)
  expect((await memory.legalText('nothing')).value).toBeNull()
})

test('what an older version stored and this one can’t read is left for what comes with the site', async () => {
  await db.insert(siteSettings).values({ group: 'team', value: { nobody: true }, version: 4, updatedAt: new Date() })
  const team = saved(await listSettings(acting)).find((record): record is SettingRecord => record.group === 'team')
  expect(team).toMatchObject({ value: builtInSettings.team, isDefault: true, version: 4 })
})

test('an image of the library that is shown is told', async () => {
  const image = '0193a1b2c3d4e5f6a7b8c9d0'
  saved(await set('team', [{ ...member, picture: `/media/${image}/700x350.webp#20,80` }]))
  const placesOf = await findPlaces(db, [settingImages], [image, 'f'.repeat(24)])
  expect(placesOf(image)).toEqual([{ kind: 'settings', recordId: 'team', label: 'team' }])
  expect(placesOf('f'.repeat(24))).toEqual([])
})
