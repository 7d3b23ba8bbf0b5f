import { expect, test } from 'vitest'
import { addUp, countBars, mostChosen, sumCounts, type CountRow } from './add-up.ts'

const row = (measure: CountRow['measure'], key: string, count: number, country: CountRow['country'] = 'cm') => ({
  country,
  measure,
  key,
  count,
})

test('counts of both countries are added up, the most first', () => {
  const rows = [
    row('request', 'order', 2),
    row('request', 'order', 3, 'bf'),
    row('request', 'message', 4),
    row('state', 'lagos', 1),
    row('state', 'dori', 7, 'bf'),
  ]
  expect(addUp(rows, ['cm', 'bf'])).toMatchObject({
    requests: 9,
    requestsByKind: [
      { key: 'order', count: 5 },
      { key: 'message', count: 4 },
    ],
    requestsByCountry: [
      { key: 'cm', count: 6 },
      { key: 'bf', count: 3 },
    ],
    requestsByState: [
      { country: 'bf', key: 'dori', count: 7 },
      { country: 'cm', key: 'lagos', count: 1 },
    ],
  })
})

test('the funnel has a line of steps for each country that is asked for; who asks for a job is not in it', () => {
  const rows = [
    row('audit', 'residential', 30),
    row('audit', 'commercial', 10),
    row('request', 'consultation', 5),
    row('request', 'job_application', 9),
    row('application', 'started', 4),
    row('application', 'submitted', 2),
  ]
  const steps = { audits: 40, requests: 5, started: 4, submitted: 2, approved: 0 }
  const none = { audits: 0, requests: 0, started: 0, submitted: 0, approved: 0 }
  expect(addUp(rows, ['cm', 'bf']).funnels).toEqual([
    { country: 'cm', steps },
    { country: 'bf', steps: none },
  ])
})

test('requests that nobody has answered wait; what staff noted was answered before', () => {
  const rows = [
    row('request', 'message', 8),
    row('request', 'job_application', 2),
    row('contact', '3', 5),
    row('contact', 'noted', 2),
  ]
  expect(addUp(rows, ['cm']).contact).toMatchObject({
    contacted: 5,
    waiting: 1,
    minutes: { quarter: 75, half: 90, threeQuarters: 105 },
  })
  expect(addUp([], ['cm']).contact).toMatchObject({ contacted: 0, waiting: 0, minutes: null })
  expect(addUp([row('contact', '0', 4)], ['cm']).contact).toMatchObject({ contacted: 4, minutes: null })
})

test('of the appliances the ten that were ticked most', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row('appliance', `${at + 1}`, at + 1))
  const { appliances } = addUp(rows, ['cm'])
  expect(appliances).toHaveLength(10)
  expect(appliances[0]).toMatchObject({ id: 12, audits: 12 })
  expect(appliances[9]).toMatchObject({ id: 3, audits: 3 })
})

test('a bar has what came by its end and not before, and what is not in the totals yet', () => {
  const bars = [
    { from: '2026-03-01', to: '2026-03-02' },
    { from: '2026-03-03', to: '2026-03-03' },
    { from: '2026-03-04', to: '2026-03-04' },
  ]
  const totals = [
    { day: '2026-02-28', counts: { message: 4, order: 0 } },
    { day: '2026-03-02', counts: { message: 5, order: 1 } },
    { day: '2026-03-03', counts: { message: 5, order: 1 } },
    { day: '2026-03-04', counts: { message: 4, order: 3 } },
  ]
  const changes = [
    { day: '2026-03-01', counts: { order: 1, message: 0 } },
    { day: '2026-03-04', counts: { order: 2, message: -1 } },
  ]
  expect(countBars(bars, totals, changes).map(({ count }) => count)).toEqual([3, 0, 2])
})

test('counts are added up and others taken away; what none is left of is gone', () => {
  const counted = (counts: Record<string, number>) => ({ measure: 'request', country: 'cm', counts }) as const
  const added = [counted({ order: 5, message: 1 }), counted({ message: -1 })]
  expect(sumCounts(added, [counted({ order: 2 })])).toEqual([row('request', 'order', 3)])
})

test('of the products those that were chosen most, by orders and applications together', () => {
  const many = Array.from({ length: 12 }, (_, at) => row('ordered', `${at + 1}`, 2))
  const chosen = mostChosen([...many, row('applied', '12', 3), row('ordered', '12', 4, 'bf'), row('state', 'lagos', 9)])
  expect(chosen).toHaveLength(10)
  expect(chosen[0]).toEqual({ id: '12', orders: 6, applications: 3 })
})
