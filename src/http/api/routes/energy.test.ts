import { energyRoutes } from './energy.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import type { AuditAnswer } from '#business/energy/audit-answer.ts'
import type { ListedAppliance, ListedCategory } from '#business/energy/listed-appliance.ts'
import type { RecommendationAnswer } from '#business/energy/recommendation-answer.ts'
import { featuredSystems } from '#business/company/featured-systems.ts'
import type { Featured } from '#business/energy/featured.ts'
import type { TypicalNeed, TypicalNeedName, TypicalPlace } from '#business/energy/typical-needs.ts'
import { createApi } from '../app.ts'

type ProblemAnswer = { code: string; status: number; errors?: { path: string; code: string; message: string }[] }

const { db, services } = await testDatabase()
const api = createApi(services)

const calculatePath = '/api/smart-solar-plan/calculate'
const line = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const audit = { applianceUsage: [line], backupHours: 12, clientType: 'residential' }

const get = async <T>(path: string) => (await (await api.request(path)).json()) as T
const post = (path: string, body: unknown, type = 'application/json') =>
  api.request(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const answerTo = async <T>(path: string, body: unknown) => (await (await post(path, body)).json()) as T

beforeAll(() => loadCatalogue(db, demoCatalogue))

test('the appliances come in twelve categories, or in those of one segment', async () => {
  const all = await get<ListedCategory[]>('/api/appliances/by-category')
  expect(all).toHaveLength(12)
  expect(all[0]?.appliances[1]).toEqual({
    id: 2,
    name: 'Réfrigérateur (une porte)',
    nameEn: 'Refrigerator (single door)',
    power: 150,
    dutyCycle: 0.35,
    surgeFactor: 3,
    kind: 'fridge_freezer',
  })
  const commercial = await get<ListedCategory[]>('/api/appliances/by-category?segment=commercial')
  expect(commercial.map(({ segment }) => segment)).toEqual(Array.from({ length: 7 }, () => 'commercial'))
  expect(await get<ListedAppliance[]>('/api/appliances')).toEqual(all.flatMap((category) => category.appliances))
})

test('an unknown segment is refused by name', async () => {
  const response = await api.request('/api/appliances/by-category?segment=farm')
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect((await response.json()) as ProblemAnswer).toMatchObject({ errors: [{ path: 'segment' }] })
})

test('the places of a country are named with their keys', async () => {
  const nigeria = await get<object[]>('/api/places')
  expect(nigeria).toHaveLength(37)
  expect(nigeria).toContainEqual({ key: 'lagos', region: 'Lagos', city: 'Ikeja' })
  expect(await get('/api/places?country=bf')).toHaveLength(19)
  expect((await api.request('/api/places?country=fr')).status).toBe(422)
})

test('the audit answers the contract’s shape, sized for Lagos in its worst month', async () => {
  const answer = await answerTo<AuditAnswer>(calculatePath, audit)
  expect(answer.appliances).toMatchObject([{ quantity: 1, energy: 1260, isEssential: true }])
  expect(answer).toMatchObject({ totalDailyEnergy: 1260, totalEssentialEnergy: 1260, totalNonEssentialEnergy: 0 })
  expect(answer).toMatchObject({ backupHours: 12, place: { key: 'lagos' }, requirement: { inverterW: 187.5 } })
  expect(answer.requirement.designMonth).toBeGreaterThan(0)
  expect(answer.loadProfileWh).toHaveLength(24)
  expect(answer.recommendedProduct?.capacity).toBeTruthy()
  expect(answer.actualBackupHours).toBeGreaterThanOrEqual(12)
  expect(answer.closestAlternative).toBeNull()
})

test('lines of one appliance are added up, and local ids are known', async () => {
  const twice = await answerTo<AuditAnswer>(calculatePath, {
    ...audit,
    applianceUsage: [line, { ...line, applianceId: 10_101 }],
  })
  expect(twice.appliances).toMatchObject([{ applianceId: 2, quantity: 2, energy: 2520 }])
})

test('where nothing fits, the closest alternative comes with what it lacks', async () => {
  const answer = await answerTo<AuditAnswer>(calculatePath, {
    ...audit,
    applianceUsage: [{ ...line, quantity: 200 }],
  })
  expect(answer).toMatchObject({ status: 'no_match', recommendedProduct: null, actualBackupHours: null })
  expect(answer.closestAlternative?.shortfalls.length).toBeGreaterThan(0)
})

test('a recommendation carries the sizing in the units of its names', async () => {
  const body = { segment: 'residential', peakWRequired: 1500, dailyWhEssential: 2000, dailyWhNonEssential: 1000 }
  const answer = await answerTo<RecommendationAnswer>('/api/recommendation', body)
  expect(answer.status).toBe('ok')
  expect(answer.sizingSummary.requiredPowerW).toBe(1500)
  expect(answer.sizingSummary.panels).toBeGreaterThan(0)
  expect(answer.pick?.features.length).toBeGreaterThan(0)
})

test('what a recommendation says is worded in the visitor’s language', async () => {
  const body = { segment: 'residential', peakWRequired: 900_000, dailyWhEssential: 2000, dailyWhNonEssential: 1000 }
  const said = async (query: string) =>
    (await answerTo<{ message: string }>(`/api/recommendation${query}`, body)).message
  expect(await said('?lang=en')).toBe('No system in the catalogue is enough. This is the one that comes closest.')
  expect(await said('')).toMatch(/^Aucun système/)
})

const oneWrong = (change: object) => ({ ...audit, applianceUsage: [line, { ...line, ...change }] })
const lineError = (field: string, code: string) => ({ path: `applianceUsage.1.${field}`, code })

describe('an audit is refused with the path and a code:', () => {
  test.each([
    ['no lines', { ...audit, applianceUsage: [] }, { path: 'applianceUsage', code: 'too_few' }],
    [
      '201 lines',
      { ...audit, applianceUsage: Array.from({ length: 201 }, () => line) },
      { path: 'applianceUsage', code: 'too_many' },
    ],
    ['nine hours by day', oneWrong({ hoursDay: 9 }), lineError('hoursDay', 'too_big')],
    ['hours below zero', oneWrong({ hoursNight: -1 }), lineError('hoursNight', 'too_small')],
    ['hours that are no number', oneWrong({ hoursDay: 'many' }), lineError('hoursDay', 'not_a_number')],
    ['quantity 0', oneWrong({ quantity: 0 }), lineError('quantity', 'too_small')],
    ['quantity 1001', oneWrong({ quantity: 1001 }), lineError('quantity', 'too_big')],
    ['half an appliance', oneWrong({ quantity: 1.5 }), lineError('quantity', 'not_integer')],
    ['an unknown appliance', oneWrong({ applianceId: 9999 }), lineError('applianceId', 'unknown_appliance')],
    ['backup of 0 hours', { ...audit, backupHours: 0 }, { path: 'backupHours', code: 'too_small' }],
    ['backup of 25 hours', { ...audit, backupHours: 25 }, { path: 'backupHours', code: 'too_big' }],
    ['an unknown client', { ...audit, clientType: 'farm' }, { path: 'clientType', code: 'unknown_client_type' }],
    ['an unknown place', { ...audit, place: 'atlantis' }, { path: 'place', code: 'unknown_place' }],
    ['an unknown country', { ...audit, country: 'fr' }, { path: 'country', code: 'unknown_country' }],
    ['no body to speak of', [], { path: '', code: 'not_an_object' }],
  ])('%s', async (_, body, error) => {
    const response = await post(calculatePath, body)
    expect(response.status).toBe(422)
    const problem = (await response.json()) as ProblemAnswer
    expect(problem.code).toBe('invalid')
    const found = problem.errors?.find(({ path }) => path === error.path)
    expect(found).toMatchObject(error)
    expect(found?.message).toBeTruthy()
  })
})

test('hours that are not finite are refused', async () => {
  const body = JSON.stringify(audit).replace('"hoursDay":8', '"hoursDay":1e999')
  const problem = (await (await post(calculatePath, body)).json()) as ProblemAnswer
  expect(problem.errors).toMatchObject([{ path: 'applianceUsage.0.hoursDay', code: 'not_finite' }])
})

describe.each([calculatePath, '/api/recommendation'])('%s', (path) => {
  test('refuses what is not JSON, not a JSON body, or too long', async () => {
    expect((await post(path, '{"segment":')).status).toBe(400)
    expect((await post(path, 'segment=residential', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post(path, JSON.stringify({ filler: 'x'.repeat(100_001) }))).status).toBe(413)
  })

  test('takes POST only, and says so', async () => {
    const response = await api.request(path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('POST')
    expect((await response.json()) as ProblemAnswer).toMatchObject({ status: 405 })
  })
})

test('a recommendation for an unknown segment or below zero is refused', async () => {
  for (const body of [{ segment: 'farm' }, { segment: 'residential', peakWRequired: -1 }, {}]) {
    expect((await post('/api/recommendation', body)).status).toBe(422)
  }
})

test('what a country features: its products with what each runs, and its least home or shop', async () => {
  const { products, least } = await get<Featured>('/api/featured?country=cm')
  expect(new Set(products.map(({ name }) => name))).toEqual(new Set(featuredSystems.cm.map(({ product }) => product)))
  for (const { load } of products) expect(load?.runs).toContainEqual({ name: 'fridge', quantity: 1 })
  const totals = await Promise.all(
    (await get<TypicalNeedName[]>('/api/typical-needs')).map(async ({ key }) => {
      const need = await get<TypicalNeed>(`/api/typical-needs/${key}`)
      const total = (need.withoutGrid ?? need.withGrid)?.totalPrice ?? Infinity
      return { key, total, isWhole: need.appliances.length > 1 }
    }),
  )
  // A whole home or shop before a single appliance.
  const [first] = totals.filter(({ isWhole }) => isWhole).toSorted((a, b) => a.total - b.total)
  expect([least?.need.key, least?.system.totalPrice]).toEqual([first?.key, first?.total])
  expect((await get<Featured>('/api/featured?country=bf')).least?.system.currency).toBe('XOF')
  expect((await api.request('/api/featured?country=xx')).status).toBe(422)
})

test('typical needs: listed, priced for a country, and at a place; others are not found', async () => {
  const names = await get<TypicalNeedName[]>('/api/typical-needs')
  expect(names.map(({ key }) => key)).toContain('fridge')
  const inNigeria = await get<TypicalNeed>('/api/typical-needs/fridge')
  const inBurkina = await get<TypicalNeed>('/api/typical-needs/fridge?country=bf')
  expect([inNigeria, inBurkina].map(({ place, withoutGrid }) => [place.country, withoutGrid?.currency])).toEqual([
    ['cm', 'NGN'],
    ['bf', 'XOF'],
  ])
  const kano = await get<TypicalPlace>('/api/typical-places/kano')
  const ofKano = inNigeria.places.find(({ place }) => place.key === 'kano')
  const fridge = kano.needs.find(({ key }) => key === 'fridge')
  expect(fridge?.withoutGrid?.totalPrice).toBe(ofKano?.totalPrice)
  for (const path of ['/api/typical-needs/castle', '/api/typical-places/atlantis']) {
    expect((await api.request(path)).status).toBe(404)
  }
  expect((await api.request('/api/typical-needs/fridge?country=xx')).status).toBe(422)
})

test('an audit of a visitor is counted, one that staff make for a customer is not', async () => {
  const counted: unknown[] = []
  const routes = energyRoutes(services, (calculated) => counted.push(calculated))
  const ask = (cookie: string) =>
    routes.request('/smart-solar-plan/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(audit),
    })
  expect((await ask('language=fr; staff.session_token=abc')).status).toBe(200)
  expect(counted).toHaveLength(0)
  expect((await ask('language=fr')).status).toBe(200)
  expect(counted).toHaveLength(1)
})
