import { expect, test } from 'vitest'
import { forSector, publicSectorOf, sectorColor, sectorFilterOf, sectorFilters, solutionSectors } from './sector.ts'

const solutions = [...solutionSectors, 'business', 'manufacturing', 'mining'].map((sector) => ({ sector }))

test.each([
  ['residential', ['residential']],
  ['healthcare', ['healthcare']],
  ['education', ['education']],
  ['business', ['commercial', 'business']],
  ['manufacturing', ['industrial', 'manufacturing']],
] as const)('the filter %s shows %o', (filter, sectors) => {
  expect(forSector(solutions, filter).map(({ sector }) => sector)).toEqual(sectors)
})

test('everything shows under all, an unknown sector too', () => {
  expect(forSector(solutions, 'all')).toEqual(solutions)
  expect(publicSectorOf('mining')).toBe('other')
  expect(publicSectorOf('constructor')).toBe('other')
})

test('an address names a filter or filters nothing', () => {
  expect(sectorFilters.map((filter) => sectorFilterOf(filter))).toEqual(sectorFilters)
  expect([null, '', 'commercial', 'Healthcare'].map((value) => sectorFilterOf(value))).toEqual(Array(4).fill('all'))
})

test('badges have the specified colours', () => {
  const colors = solutionSectors.map((sector) => [sector, sectorColor[publicSectorOf(sector)]])
  expect(Object.fromEntries(colors)).toEqual({
    residential: 'amber',
    healthcare: 'red',
    commercial: 'green',
    education: 'blue',
    industrial: 'purple',
    agriculture: 'grey',
    government: 'grey',
    community: 'grey',
  })
})
