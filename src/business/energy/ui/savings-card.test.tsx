import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { calculateSavings, type SavingsQuestion } from '../savings.ts'
import { SavingsCard } from './savings-card.tsx'

const home: SavingsQuestion = {
  country: 'cm',
  band: 'C',
  loadWh: 6000,
  outageWh: 3000,
  carriedShare: 1,
  sunWh: 5000,
  runningW: 1500,
  totalPrice: 3_400_000,
  spend: {},
}

function known<T>(value: T | null): T {
  if (value === null) throw new Error('no prices of the country')
  return value
}

const card = async (question: Partial<SavingsQuestion>, language: 'fr' | 'en' = 'en') =>
  (await drawn(<SavingsCard savings={known(calculateSavings({ ...home, ...question }))} />, { language }))
    .replace(/<[^>]*>/g, '|')
    .replace(/[\u00A0\u202F]/g, ' ')

describe('what a home reads', () => {
  test('who says nothing is told what the same electricity costs, as ranges, and what is assumed', async () => {
    const html = await card({})
    expect(html).toContain('The same electricity, by generator and grid')
    expect(html).toContain('62 000 to 100 000 ₦')
    expect(html).toMatch(/35 to 57 months/)
    expect(html).toContain('1,061.35 ₦/l')
    expect(html).toContain('NBS, Petrol Price Watch, mean of the country (naija247news.com) (2025-11; published)')
    expect(html).toContain('(2026-11; estimated)')
  })

  test('who says what is spent reads that, to the unit', async () => {
    const html = await card({ spend: { fuel: 40_000, power: 5500 } })
    expect(html).toContain('What you spend now')
    expect(html).toContain('45 500 ₦')
    expect(html).toContain('What you told us, for twelve months.')
  })

  test('in French and francs, the tariff by its tranches', async () => {
    const html = await card({ country: 'bf', band: 'A', outageWh: 1000 }, 'fr')
    expect(html).toContain('Prix du kWh, jusqu’à 50 kWh par mois')
    expect(html).toContain('102 FCFA/kWh')
    expect(html).toContain('850 FCFA/l')
    expect(html).toMatch(/litres d’essence et/)
  })

  test('nothing saved is not called paid back', async () => {
    const html = await card({ spend: { fuel: 0, power: 0 } })
    expect(html).toContain('These savings do not pay back the system')
    expect(html).not.toContain('months')
  })
})
