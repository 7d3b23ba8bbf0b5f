import { expect, test } from 'vitest'
import { forSiteType, siteTypeOf } from './site-type.ts'

const home = { useCase: 'Residential' } as const
const shop = { useCase: 'Commercial' } as const
const both = { useCase: 'Residential / Commercial' } as const

test.each([
  ['all', [home, shop, both]],
  ['residential', [home, both]],
  ['commercial', [shop, both]],
] as const)('%s keeps the products meant for it', (siteType, kept) => {
  expect(forSiteType([home, shop, both], siteType)).toEqual(kept)
})

test.each([
  ['commercial', 'commercial'],
  ['residential', 'residential'],
  ['castle', 'all'],
  [null, 'all'],
])('the address’s %j means %s', (value, siteType) => {
  expect(siteTypeOf(value)).toBe(siteType)
})
