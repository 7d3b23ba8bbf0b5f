import { expect, test, vi } from 'vitest'
import { builtInSystemCosts, systemCostsOf } from '#business/company/settings/system-costs.ts'
import { knowing } from '../../../tests/support/known-content.ts'
import { aProduct } from '../../../tests/support/products.ts'
import type { CalculatedAudit } from './calculated-audit.ts'
import { requestAudit } from './request-audit.server.ts'

const now = () => new Date()
const panel = aProduct({ id: 9, systemType: 'Solar Panel', capacity: '550W', batteryCapacity: '' })
const services = knowing(
  { now, db: {} as never, log: {} as never, settings: {} as never },
  {
    settings: { costs: systemCostsOf({ costs: builtInSystemCosts }) },
    'catalogue cm': [aProduct({ id: 1 }), panel],
    'catalogue bf': [aProduct({ id: 2, currency: 'XOF' }), panel],
  },
)
const line = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const body = { applianceUsage: [line], backupHours: 12, clientType: 'residential' }

async function errorsOf(request: unknown) {
  const outcome = await requestAudit(services, request)
  return outcome.ok ? [] : outcome.problem.errors
}

test('the catalogue is that of the country, Nigeria when none is named', async () => {
  expect(await requestAudit(services, body)).toMatchObject({ ok: true, value: { recommendedProduct: { id: 1 } } })
  expect(await requestAudit(services, { ...body, country: 'bf' })).toMatchObject({
    ok: true,
    value: { recommendedProduct: { id: 2, currency: 'XOF' }, place: { key: 'ouagadougou' } },
  })
})

test('the same audit is worked out once, until the catalogue changes', async () => {
  const own = knowing(
    { now, db: {} as never, log: {} as never, settings: {} as never },
    { settings: { costs: systemCostsOf({ costs: builtInSystemCosts }) } },
  )
  const sell = (price: number) =>
    own.cache.read('catalogue cm', { topics: ['products'] }, async () => [aProduct({ id: 1, price }), panel])
  const ask = async () => {
    const outcome = await requestAudit(own, structuredClone(body))
    return outcome.ok ? outcome.value : null
  }
  await sell(1_000_000)
  const first = await ask()
  expect(first?.pick?.systemPrice).toBe(1_000_000)
  expect(await ask()).toBe(first)
  own.cache.drop('products')
  await sell(1_100_000)
  expect((await ask())?.pick?.systemPrice).toBe(1_100_000)
})

test('an audit that is answered is told of, one that is refused is not', async () => {
  const tell = vi.fn<(audit: CalculatedAudit) => void>()
  await requestAudit(services, { ...body, country: 'bf' }, tell)
  await requestAudit(services, { ...body, backupHours: 0 }, tell)
  await requestAudit(services, { ...body, place: 'atlantis' }, tell)
  const local = { ...line, applianceId: 10_101 }
  await requestAudit(services, { ...body, applianceUsage: [local], clientType: 'commercial' }, tell)
  expect(tell.mock.calls).toEqual([
    [{ country: 'bf', segment: 'residential', applianceIds: [2] }],
    [{ country: 'cm', segment: 'commercial', applianceIds: [2] }],
  ])
})

test('200 lines and the bounds of every field are taken', async () => {
  const full = { applianceId: 11_213, quantity: 1000, hoursDay: 8, hoursNight: 16, isEssential: false }
  expect(await errorsOf({ ...body, applianceUsage: Array.from({ length: 200 }, () => full), backupHours: 24 })).toEqual(
    [],
  )
  expect(
    await errorsOf({ ...body, applianceUsage: [{ ...line, hoursDay: 0, hoursNight: 0.5 }], backupHours: 1 }),
  ).toEqual([])
})

test.each([
  [{ applianceUsage: [] }, 'applianceUsage', 'too_few'],
  [{ applianceUsage: Array.from({ length: 201 }, () => line) }, 'applianceUsage', 'too_many'],
  [{ applianceUsage: undefined }, 'applianceUsage', 'required'],
  [{ applianceUsage: 'fridge' }, 'applianceUsage', 'not_a_list'],
  [{ applianceUsage: [null] }, 'applianceUsage.0', 'not_an_object'],
  [{ backupHours: 0 }, 'backupHours', 'too_small'],
  [{ backupHours: 25 }, 'backupHours', 'too_big'],
  [{ backupHours: 1.5 }, 'backupHours', 'not_integer'],
  [{ clientType: 'industrial' }, 'clientType', 'unknown_client_type'],
  [{ clientType: undefined }, 'clientType', 'required'],
  [{ country: 'fr' }, 'country', 'unknown_country'],
  [{ place: 'atlantis' }, 'place', 'unknown_place'],
  [{ place: '__proto__' }, 'place', 'unknown_place'],
  [{ grid: 'yes' }, 'grid', 'not_a_boolean'],
])('%j is refused', async (part, path, code) => {
  expect(await errorsOf({ ...body, ...part })).toEqual([{ path, code }])
})

test.each([
  [{ quantity: 0 }, 'quantity', 'too_small'],
  [{ quantity: 1001 }, 'quantity', 'too_big'],
  [{ quantity: 1.5 }, 'quantity', 'not_integer'],
  [{ quantity: '2' }, 'quantity', 'not_a_number'],
  [{ hoursDay: -0.5 }, 'hoursDay', 'too_small'],
  [{ hoursDay: 8.5 }, 'hoursDay', 'too_big'],
  [{ hoursNight: 16.5 }, 'hoursNight', 'too_big'],
  [{ hoursNight: JSON.parse('1e999') as number }, 'hoursNight', 'not_finite'],
  [{ hoursNight: null }, 'hoursNight', 'not_a_number'],
  [{ isEssential: 1 }, 'isEssential', 'not_a_boolean'],
  [{ isEssential: undefined }, 'isEssential', 'required'],
  [{ applianceId: 999 }, 'applianceId', 'unknown_appliance'],
  [{ applianceId: -1 }, 'applianceId', 'unknown_appliance'],
  [{ applianceId: '2' }, 'applianceId', 'not_a_number'],
])('a line with %j is refused by its path', async (part, field, code) => {
  expect(await errorsOf({ ...body, applianceUsage: [line, { ...line, ...part }] })).toEqual([
    { path: `applianceUsage.1.${field}`, code },
  ])
})

test.each([[null], [undefined], ['text'], [7], [[]]])('the body %j is no request', async (request) => {
  expect(await errorsOf(request)).toEqual([{ path: '', code: request === undefined ? 'required' : 'not_an_object' }])
})
