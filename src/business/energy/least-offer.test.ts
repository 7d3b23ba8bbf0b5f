import { expect, test } from 'vitest'
import { leastOffer } from './least-offer.ts'

const needFor = (key: string, totalPrice: number, imageUrl: string | null) => {
  const system = {
    id: 1,
    name: key,
    nameEn: key,
    imageUrl,
    currency: 'NGN' as const,
    units: 1,
    panels: 2,
    panelPowerW: 550,
    systemPrice: totalPrice,
    panelsPrice: 0,
    installation: 0,
    totalPrice,
    actualBackupHours: 12,
  }
  const names = { key, name: key, nameEn: key }
  return {
    ...names,
    segment: 'residential' as const,
    applianceCount: 2,
    totalDailyEnergy: 1000,
    withGrid: null,
    withoutGrid: system,
  }
}

test('the least expensive leads, before it one that has a picture', () => {
  const lead = (...needs: ReturnType<typeof needFor>[]) => leastOffer({ needs })?.need.key
  expect(lead(needFor('dear', 3, '/a.svg'), needFor('cheap', 2, '/b.svg'))).toBe('cheap')
  expect(lead(needFor('dear', 3, '/a.svg'), needFor('unseen', 1, null))).toBe('dear')
  expect(lead({ ...needFor('fridge', 1, '/a.svg'), applianceCount: 1 }, needFor('studio', 2, '/b.svg'))).toBe('studio')
  expect(lead(needFor('dear', 3, null), needFor('unseen', 1, null))).toBe('unseen')
})
