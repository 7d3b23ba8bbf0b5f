import { describe, expect, test } from 'vitest'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import { pricedCountries } from '../../../tests/support/priced-countries.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace, placesIn } from './built-in-places.ts'
import { presets } from './built-in-presets.ts'
import { calculateAudit } from './calculate-audit.ts'
import { calculateNeed, calculatePlace, typicalNeeds } from './typical-needs.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const needs = typicalNeeds(presets)

test('a dozen needs, each with a key and names of its own', () => {
  expect(needs.length).toBeGreaterThanOrEqual(12)
  for (const field of ['key', 'name', 'nameEn'] as const) {
    expect(new Set(needs.map((need) => need[field])).size).toBe(needs.length)
  }
})

describe.each(pricedCountries)('in %s', (country) => {
  const catalogue = demoCatalogueIn(country)
  const home = defaultPlaceOf[country]

  test.each(needs)('$key: what the page says is what the audit answers', (need) => {
    const told = calculateNeed(need, home, tables, catalogue)
    const answer = calculateAudit(
      {
        applianceUsage: [...need.lines],
        backupHours: 12,
        clientType: need.segment,
        country,
        place: home.key,
        grid: false,
      },
      tables,
      catalogue,
    )
    const pick = answer.ok ? answer.value.pick : null
    expect(told.withoutGrid?.totalPrice).toBe(pick?.totalPrice)
    expect(told.withoutGrid?.id).toBe(pick?.id)
    const here = told.places.find(({ place }) => place.key === home.key)
    expect(here?.totalPrice).toBe(pick?.totalPrice)
    // A need that is no system's anywhere would be a page without an answer.
    expect(told.withoutGrid ?? told.withGrid).not.toBe(null)
  })

  test('every place has its own sun and an answer to most needs', () => {
    const suns = placesIn(country).map((place) => {
      const at = calculatePlace(place, needs, tables, catalogue)
      const answered = at.needs.filter(({ withoutGrid, withGrid }) => withoutGrid ?? withGrid)
      expect(answered.length, place.key).toBeGreaterThan(needs.length / 2)
      return JSON.stringify(at.peakSunHours)
    })
    expect(new Set(suns).size).toBeGreaterThan(suns.length / 2)
  })
})
