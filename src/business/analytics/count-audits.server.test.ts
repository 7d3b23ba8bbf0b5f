import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createAuditCounter, startAnalytics } from './count-audits.server.ts'
import { readCounts } from './read-analytics.server.ts'
import { sumCounts } from './add-up.ts'
import { numberTotals, numberChanges } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const home = { country: 'cm', segment: 'residential', applianceIds: [2, 7, 2] } as const
const shop = { country: 'bf', segment: 'commercial', applianceIds: [7] } as const

/** What is counted of a day, as `country measure key`. */
async function counted(day = '2026-03-05') {
  const read = await readCounts(db, ['cm', 'bf'], [{ from: day, to: day }])
  const rows = sumCounts(
    read.filter((one) => one.day === day),
    read.filter((one) => one.day < day),
  )
  return Object.fromEntries(rows.map(({ country, measure, key, count }) => [`${country} ${measure} ${key}`, count]))
}

test('counters of several processes add up; an appliance counts once an audit', async () => {
  const [one, other] = [createAuditCounter(services), createAuditCounter(services)]
  one.count(home)
  one.count(shop)
  other.count(home)
  await Promise.all([one.write(), other.write()])
  await one.write()
  expect(await counted()).toEqual({
    'cm audit residential': 2,
    'cm appliance 2': 2,
    'cm appliance 7': 2,
    'bf audit commercial': 1,
    'bf appliance 7': 1,
  })
})

test('what the database did not take is written the next time', async () => {
  clock.now = new Date('2026-03-06T09:00:00Z')
  const counter = createAuditCounter(services)
  counter.count(home)
  const insert = vi.spyOn(db, 'insert').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  await expect(counter.write()).rejects.toThrow('the database is away')
  insert.mockRestore()
  counter.count(home)
  await counter.write()
  expect(await counted('2026-03-06')).toMatchObject({ 'cm audit residential': 2, 'cm appliance 7': 2 })
})

test('a site that ends writes the last of it', async () => {
  clock.now = new Date('2026-03-07T09:00:00Z')
  const analytics = startAnalytics(services)
  analytics.countAudit(shop)
  await analytics.stop()
  expect(await counted('2026-03-07')).toEqual({ 'bf audit commercial': 1, 'bf appliance 7': 1 })
})

test('a site that runs writes every second and adds up every few', async () => {
  clock.now = new Date('2026-03-08T09:00:00Z')
  const analytics = startAnalytics(services)
  analytics.countAudit(home)
  await vi.waitFor(async () => expect(await counted('2026-03-08')).toMatchObject({ 'cm audit residential': 1 }), 5_000)
  await vi.waitFor(async () => expect(await db.$count(numberChanges)).toBe(0), 10_000)
  expect(await db.$count(numberTotals)).toBeGreaterThan(0)
  expect(await counted('2026-03-08')).toMatchObject({ 'cm audit residential': 1 })
  await analytics.stop()
})
