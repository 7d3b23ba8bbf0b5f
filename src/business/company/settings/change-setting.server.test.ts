import { desc, eq, gt, max } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { aStaffMember } from '../../../../tests/support/staff.ts'
import type { Role } from '#business/accounts/permissions.ts'
import type { Acting } from '#business/accounts/staff-use-case.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { findPlaces } from '#business/media/image-library.server.ts'
import { mediaImages } from '#business/media/tables.server.ts'
import { perCountry } from '#kernel/country.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { legalTexts } from '../legal/told-legal-text.ts'
import { changeSetting, listFaultySettings, listSettings, resetSetting } from './change-setting.server.ts'
import { companyOf } from './company-of.ts'
import { builtInSettings } from './built-in-settings.server.ts'
import { settingGroups } from './setting-groups.ts'
import { systemCostsOf } from './system-costs.ts'
import { readOfficeLimits, settingImages } from './setting-queries.server.ts'
import { knowing } from '../../../../tests/support/known-content.ts'
import { readAccount, readCompany, readLegalText, readRetention, readSystemCosts } from './current-settings.server.ts'
import { siteSettings } from '../tables.server.ts'

const { db, pool, services } = await testDatabase()
const { id } = await aStaffMember({ db, now: () => new Date() }, 'admin')
const staff = { id, name: 'Ada', email: 'ada@example.com', role: 'admin', hasApp: true } as const
const acting: Acting = {
  ...services,
  actor: { ...staff, needsSecondFactor: false, hasOneTimePassword: false, isConfirmed: true },
}

beforeEach(async () => {
  await db.delete(siteSettings)
  services.cache.dropAll()
})

const set = (group: string, value: unknown, updatedAt?: string | null) =>
  changeSetting(acting, group, { value, ...(updatedAt !== undefined && { updatedAt }) })
const saved = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const source = { source: 'registre des poses, 2026', sourceEn: 'installation register, 2026', sourceUrl: '' }
const impact = [{ value: 7, label: 'ateliers équipés', labelEn: 'workshops equipped', ...source }]
/** What staff wrote is no sample. */
const toldImpact = impact.map((figure) => ({ ...figure, isSample: false }))

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
  ['countries', inNigeria({ phoneNumbers: ['12'] }), 'countries.cm.phoneNumbers.0', 'too_short'],
  [
    'countries',
    inNigeria({ openingHours: [{ from: 'Mo', to: 'Fr', opens: '17:00', closes: '08:00' }] }),
    'countries.cm.openingHours.0.closes',
    'closes_early',
  ],
  ['countries', inNigeria({ consultationPlaces: -1 }), 'countries.cm.consultationPlaces', 'too_small'],
  ['countries', inNigeria({ consultationPlaces: 21 }), 'countries.cm.consultationPlaces', 'too_big'],
  ['countries', inNigeria({ appointmentPlaces: 1.5 }), 'countries.cm.appointmentPlaces', 'not_integer'],
  ['countries', inNigeria({ appointmentPlaces: null }), 'countries.cm.appointmentPlaces', 'required'],
  ['countries', inNigeria({ appointmentPlaces: '2' }), 'countries.cm.appointmentPlaces', 'not_a_number'],
  ['countries', inNigeria({ jobsEmail: 'jobs at home' }), 'countries.cm.jobsEmail', 'invalid_email'],
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

const as = (role: Role): Acting => ({ ...acting, actor: acting.actor && { ...acting.actor, role } })

test('of the groups an editor has the photographs alone', async () => {
  const editor = as('editor')
  const [photographs, ...others] = saved(await listSettings(editor))
  expect(others).toEqual([])
  const value = {
    ...builtInSettings.photographs,
    crew: { picture: '/pictures/hero.svg', alt: 'Une équipe', altEn: '' },
  }
  expect(await changeSetting(editor, 'photographs', { value, updatedAt: photographs?.updatedAt })).toMatchObject({
    ok: true,
    value: { group: 'photographs', isDefault: false },
  })
  saved(await resetSetting(editor, 'photographs'))
  expect(saved(await listSettings(editor))).toMatchObject([{ group: 'photographs', isDefault: true }])
})

test('nobody else may, and there is no other group', async () => {
  const [editor, seller] = [as('editor'), as('seller')]
  for (const denied of [await changeSetting(editor, 'team', {}), await resetSetting(editor, 'company')]) {
    expect(denied).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
  }
  expect(await listSettings(seller)).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
  expect(await set('toString', {})).toMatchObject({ problem: { code: 'not_found' } })
  expect(await resetSetting(acting, 'nothing')).toMatchObject({ problem: { code: 'not_found' } })
})

test('the memory tells what is set once it is dropped', async () => {
  expect((await readCompany(services)).value.brand.name).toBe('Rana Solar')
  saved(await set('company', { ...builtInSettings.company, name: 'Soleil d’Ouaga', facebook: '' }))
  saved(await set('countries', { ...builtInSettings.countries, bf: { ...office, whatsapp: '+226 70 11 22 33' } }))
  saved(
    await set('pages', { home: { bf: { title: 'Le soleil', titleEn: '', description: '', descriptionEn: 'Sun' } } }),
  )
  expect((await readCompany(services)).value.brand.name).toBe('Rana Solar')
  services.cache.dropAll()
  const { value: company, isWhole } = await readCompany(services)
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
        visitPlaces: ___,
        secondApprovalAbove: ____,
        ...old
      } = builtInSettings.countries[country]
      return [country, { ...old, whatsapp: '+226 70 11 22 33' }]
    }),
  )
  await db.insert(siteSettings).values({ group: 'countries', value: stored, version: 2, updatedAt: new Date() })
  expect((await readCompany(services)).value.contacts.cm).toMatchObject({
    whatsapp: '22670112233',
    takes: { consultation: true, appointment: true },
  })
  const places = { consultation: 2, appointment: 2, visit: 2 }
  const own = perCountry((country) => builtInSettings.countries[country].secondApprovalAbove)
  expect(own).toMatchObject({ cm: 5_000_000, bf: 2_500_000 })
  expect(await readOfficeLimits(db, services.log)).toEqual(
    perCountry((country) => ({ places, secondApprovalAbove: own[country] })),
  )
  saved(await set('countries', inNigeria({ appointmentPlaces: 0, secondApprovalAbove: 0 })))
  services.cache.dropAll()
  expect((await readOfficeLimits(db, services.log)).cm).toEqual({
    places: { consultation: 2, appointment: 0, visit: 2 },
    secondApprovalAbove: 0,
  })
  expect((await readCompany(services)).value.contacts.cm.takes).toEqual({ consultation: true, appointment: false })
})

test('a legal text is told with its version, and nothing in it runs', async () => {
  const content =
    '## 1. Objet\n\nBonjour <script>alert(1)</script><img src=x onerror=alert(1)> [ici](javascript:alert(1))'
  saved(await set('terms', { ...builtInSettings.terms, effective: '2027-01-01', content }))
  services.cache.dropAll()
  const { value } = await readLegalText(services, 'terms')
  expect(value).toMatchObject({ version: 2, effective: '2027-01-01', title: 'Conditions d’utilisation' })
  expect(value?.content).toContain('<h2>1. Objet</h2>')
  expect(value?.content).not.toMatch(/script|onerror/)
  expect((await readLegalText(services, 'nothing')).value).toBeNull()
})

const groupOf = async (group: string) => saved(await listSettings(acting)).find((record) => record.group === group)

test('a legal text that can’t be rendered is refused with the reason, and what stood there stands', async () => {
  const hostile = { contentEn: '**a'.repeat(13_000), content: '>'.repeat(3_000) }
  expect(await set('terms', { ...builtInSettings.terms, ...hostile })).toMatchObject({
    problem: {
      code: 'invalid',
      errors: [
        { path: 'terms.content', code: 'too_nested' },
        { path: 'terms.contentEn', code: 'too_many_marks' },
      ],
    },
  })
  expect(await groupOf('terms')).toMatchObject({ isDefault: true, version: 1 })
})

test('a group that can’t be read is what was last saved, not what comes with the site; the others stand, staff are told', async () => {
  saved(await set('company', { ...builtInSettings.company, name: 'Soleil d’Ouaga' }))
  saved(await set('countries', inNigeria({ appointmentPlaces: 7, secondApprovalAbove: 9 })))
  saved(await set('impact', impact))
  for (const group of ['countries', 'impact'] as const) {
    await db
      .update(siteSettings)
      .set({ value: { nobody: true } })
      .where(eq(siteSettings.group, group))
  }
  const fresh = knowing(services)
  expect((await readCompany(fresh)).value.brand.name).toBe('Soleil d’Ouaga')
  expect((await readOfficeLimits(db, services.log)).cm).toMatchObject({
    places: { appointment: 7 },
    secondApprovalAbove: 9,
  })
  expect((await readAccount(fresh)).value.impact).toEqual(toldImpact)
  expect(saved(await listFaultySettings(acting))).toEqual([
    { group: 'countries', fault: 'unreadable' },
    { group: 'impact', fault: 'unreadable' },
  ])
  saved(await set('impact', impact))
  expect(await groupOf('impact')).toMatchObject({ value: impact, fault: null })
})

test('what was saved before a country was added stands, and that country is as it comes with the site', async () => {
  const { cm } = inNigeria({ appointmentPlaces: 7 })
  await db.insert(siteSettings).values({ group: 'countries', value: { cm }, version: 2, updatedAt: new Date() })
  const record = await groupOf('countries')
  expect(record).toMatchObject({ value: { cm, bf: builtInSettings.countries.bf }, fault: null })
})

test.each(settingGroups)(
  'of %s nothing is left to read: nothing of it is told, and nothing of the samples',
  async (group) => {
    const broken = { value: 'nobody', lastGood: 7, version: 4, updatedAt: new Date() }
    await db.insert(siteSettings).values({ group, ...broken })
    const [company, limits, account] = await Promise.all([
      readCompany(services),
      readOfficeLimits(db, services.log),
      readAccount(services),
    ])
    const { value: retention } = await readRetention(services)
    const told = JSON.stringify([company.value, limits, account.value, retention])
    const { value: costs } = await readSystemCosts(services)
    const {
      company: sample,
      countries,
      pages: _,
      terms: __,
      privacy: ___,
      accessibility: ____,
      warranty: _____,
      photographs: ______,
      look: _______,
      costs: sampleCosts,
      team: [someone],
      impact: [figure],
      partners: [partner],
      ...lists
    } = builtInSettings
    const people = { team: someone?.bio, partners: partner?.name, impact: figure?.label }
    const offices = { company: sample.salesEmail, countries: countries.cm.whatsapp.replace(/\D/g, '') }
    const samples = { ...lists, ...people, ...offices }
    for (const [name, value] of Object.entries(samples)) {
      const words = typeof value === 'string' ? value : JSON.stringify(value)
      expect([name, told.includes(words)]).toEqual([name, name !== group])
    }
    const isStrictest = Object.values(limits).every(
      ({ places, secondApprovalAbove }) => places.consultation + places.appointment + secondApprovalAbove === 0,
    )
    expect(isStrictest).toBe(group === 'countries')
    const unsaid = { panelPricePerW: null, installationShare: 0, installationMinimum: 0 }
    expect(costs).toEqual(group === 'costs' ? perCountry(() => unsaid) : systemCostsOf({ costs: sampleCosts }))
    for (const name of legalTexts)
      expect([name, (await readLegalText(services, name)).value === null]).toEqual([name, name === group])
    expect(await groupOf(group)).toMatchObject({ isDefault: false, version: 4, fault: 'unreadable' })
    saved(await resetSetting(acting, group))
    expect(await groupOf(group)).toMatchObject({ isDefault: true, fault: null })
  },
)

test('a legal text stored before there were limits is shown as it was typed, and staff are told', async () => {
  const value = { ...builtInSettings.terms, content: `<b>Objet ${'>'.repeat(5)}\n\n${'>'.repeat(3_000)}` }
  await db.insert(siteSettings).values({ group: 'terms', value, version: 2, updatedAt: new Date() })
  expect((await readLegalText(services, 'terms')).value?.content).toMatch(/^<p>&lt;b>Objet >>>>><\/p>\n<p>>>>/)
  expect((await readCompany(services)).value.brand.name).toBe(builtInSettings.company.name)
  expect(saved(await listFaultySettings(acting))).toEqual([{ group: 'terms', fault: 'unrenderable' }])
})

test('the HTML of a legal text is stored with it, and written again by another renderer', async () => {
  saved(await set('terms', { ...builtInSettings.terms, content: 'Du **soleil** pour tous les toits.' }))
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.group, 'terms'))
  expect(row?.html).toMatchObject({ content: '<p>Du <strong>soleil</strong> pour tous les toits.</p>', faults: [] })
  const served = async () => {
    services.cache.dropAll()
    return (await readLegalText(services, 'terms')).value?.content
  }
  const changed = row?.html && { ...row.html, content: '<p>stored</p>' }
  await db.update(siteSettings).set({ html: changed })
  expect(await served()).toBe('<p>stored</p>')
  await db.update(siteSettings).set({ html: changed && { ...changed, renderer: '0' } })
  expect(await served()).toBe('<p>Du <strong>soleil</strong> pour tous les toits.</p>')
})

test('while the database does not answer, what was last read is told; limits are not, for what was last read may be wrong', async () => {
  saved(await set('company', { ...builtInSettings.company, name: 'Soleil d’Ouaga' }))
  saved(await set('countries', inNigeria({ appointmentPlaces: 7 })))
  await readCompany(services)
  services.cache.dropAll()
  const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('no connection')) as never)
  const company = await readCompany(services)
  await expect(readOfficeLimits(db, services.log)).rejects.toThrow('Failed query')
  query.mockRestore()
  expect(company).toMatchObject({ isWhole: false, value: { brand: { name: 'Soleil d’Ouaga' } } })
})

test('an image of the library that is shown is told', async () => {
  const image = '0193a1b2c3d4e5f6a7b8c9d0'
  const at = services.now()
  await db.insert(mediaImages).values({ id: image, name: 'x', width: 700, height: 350, createdAt: at, updatedAt: at })
  const key = `media/${image}/700x350.webp`
  await db.insert(storedFiles).values({ key, kept: true, size: 1, createdAt: at })
  saved(await set('team', [{ ...member, picture: `/media/${image}/700x350.webp#20,80` }]))
  const placesOf = await findPlaces(db, [settingImages], [image, 'f'.repeat(24)], 'admin')
  expect(placesOf(image)).toEqual([{ kind: 'settings', recordId: 'team', label: 'team' }])
  expect(placesOf('f'.repeat(24))).toEqual([])
})

const costsNow = async () => (await readSystemCosts(services)).value

test('what a system costs beside its equipment is told as it is set, in each country, and audited', async () => {
  const installationShare = 0.15
  expect(await costsNow()).toEqual({
    ...systemCostsOf(builtInSettings),
    cm: { panelPricePerW: null, installationShare, installationMinimum: 150_000 },
    bf: { panelPricePerW: 180, installationShare, installationMinimum: 60_000 },
  })
  const costs = {
    ...builtInSettings.costs,
    bf: { panelPricePerW: 210, installationPercent: 0, installationMinimum: 0 },
  }
  saved(await set('costs', costs))
  services.cache.dropAll()
  expect((await costsNow()).bf).toEqual({ panelPricePerW: 210, installationShare: 0, installationMinimum: 0 })
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.recordId, 'costs'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(entry).toMatchObject({ action: 'settings.update', kind: 'settings', staffName: 'Ada' })
})

test.each([
  ['panelPricePerW', 0, 'too_small'],
  ['panelPricePerW', 1.5, 'not_integer'],
  ['installationPercent', 101, 'too_big'],
  ['installationPercent', null, 'required'],
  ['installationMinimum', -1, 'too_small'],
])('%s of %j is refused beside its field', async (name, given, code) => {
  const { costs } = builtInSettings
  const outcome = await set('costs', { ...costs, bf: { ...costs.bf, [name]: given } })
  expect(outcome).toMatchObject({ ok: false, problem: { errors: [{ path: `costs.bf.${name}`, code }] } })
})

test('a figure without a source is not told', async () => {
  const { claims } = builtInSettings
  const unsourced = { source: '', sourceEn: '', sourceUrl: '' }
  const [first, second] = claims.figures
  saved(await set('impact', [...impact, { ...impact[0], label: 'emplois', ...unsourced }]))
  saved(await set('claims', { ...claims, figures: [{ ...first, ...unsourced }, second] }))
  const { value } = await readAccount(knowing(services))
  expect(value.impact).toEqual(toldImpact)
  expect(value.claims.figures).toEqual([second])
})

test('colours must be read where they stand, and only those that differ travel with pages', async () => {
  const { look } = builtInSettings
  expect(await set('look', { ...look, sun: '#1d4a73', leaf: 'green' })).toMatchObject({
    problem: {
      code: 'invalid',
      errors: [
        { path: 'look.sun', code: 'low_contrast' },
        { path: 'look.leaf', code: expect.stringMatching(/too_short|not_a_colour/) as string },
      ],
    },
  })
  expect(await set('look', { ...look, leaf: '#f6a821' })).toMatchObject({
    problem: { errors: [{ path: 'look.leaf', code: 'low_contrast' }] },
  })
  saved(await set('look', look))
  expect((await readCompany(knowing(services))).value.brand).not.toHaveProperty('look')
  saved(await set('look', { ...look, leaf: '#1d4a73' }))
  expect((await readCompany(knowing(services))).value.brand.look).toEqual({ sun: look.sun, leaf: '#1d4a73' })
  const folder = '/media/0123456789abcdef01234567/'
  const withLogo = companyOf({ ...builtInSettings, look: { ...look, logo: `${folder}1920x1080.webp#20,30` } })
  expect(withLogo.brand.look?.logo).toBe(`${folder}320x180.webp`)
})

test('a photograph says what it shows, and is told to pages once it is there', async () => {
  const { photographs } = builtInSettings
  const silent = { ...photographs, crew: { picture: '/pictures/hero.svg', alt: '', altEn: '' } }
  expect(await set('photographs', silent)).toMatchObject({
    problem: { code: 'invalid', errors: [{ path: 'photographs.crew.alt', code: 'required' }] },
  })
  expect((await readCompany(services)).value.photographs).toEqual({})
  const told = { ...silent.crew, alt: 'Une pose à Kaya' }
  saved(await set('photographs', { ...photographs, crew: told, bf: { ...told, altEn: 'Our office' } }))
  const alt = { fr: told.alt, en: told.alt }
  expect((await readCompany(knowing(services))).value.photographs).toEqual({
    crew: { picture: told.picture, alt },
    bf: { picture: told.picture, alt: { ...alt, en: 'Our office' } },
  })
})
