import { expect, test } from 'vitest'
import { answersFromAudit } from './answers-from-audit.ts'

const audit = (told: object) => ({ country: 'cm', ...told })

test('a place and what a month costs are not asked for twice', () => {
  const told = audit({ place: 'kano', spend: { fuel: 45_000, power: 10_000 } })
  expect(answersFromAudit(told, 'cm')).toEqual({
    state: 'kano',
    fuelSpend: '30k-60k',
    electricitySpend: '10k-25k',
  })
})

test.each([
  [9_999, 'under-10k'],
  [199_999, '100k-200k'],
  [200_000, 'over-200k'],
])('%i a month is %s', (power, electricitySpend) => {
  expect(answersFromAudit(audit({ spend: { power } }), 'cm')).toEqual({ electricitySpend })
})

test('nothing is made up: no audit, another country, a place that the form does not know, nothing spent', () => {
  expect(answersFromAudit(null, 'cm')).toEqual({})
  expect(answersFromAudit(audit({ place: 'lagos' }), 'bf')).toEqual({})
  expect(answersFromAudit(audit({ place: 'atlantis', spend: { fuel: 0 } }), 'cm')).toEqual({})
})
