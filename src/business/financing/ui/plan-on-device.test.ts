import fc from 'fast-check'
import { expect, test } from 'vitest'
import { need } from '#kernel/outcome.ts'
import { anyPercentage, anyTenure } from '../../../../tests/support/any-plan.ts'
import { demoProductsIn } from '../../../../tests/support/demo-catalogue.ts'
import { knowing } from '../../../../tests/support/known-content.ts'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import { countries } from '#kernel/country.ts'
import { calculatePlan } from '../calculate-plan.server.ts'
import { planOnDevice } from './plan-on-device.ts'

const now = new Date('2026-11-24T22:45:00.000Z')
const services = knowing(
  { now: () => now, db: {} as never, log: {} as never, settings: {} as never },
  Object.fromEntries(countries.map((country) => [`catalogue ${country}`, demoProductsIn(country)])),
)
const offers = countries.flatMap((country) =>
  demoProductsIn(country).flatMap((product) => (canBeFinanced(product) ? [{ country, product }] : [])),
)

test('a device calculates the plan of any product as the server does, from the day of its country on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...offers), anyPercentage, anyTenure, async (offer, percent, tenureMonths) => {
      const { country, product } = offer
      const totalPrice = product.price ?? 0
      const asked = { productId: product.id, country, totalPrice, downPaymentPercentage: percent, tenureMonths }
      const answer = need(await calculatePlan(services, asked))
      const shown = { product, quote: null, toldAt: now.getTime() }
      expect(await planOnDevice({ ...asked, quoteKey: undefined }, shown, now)).toEqual({
        ...answer,
        pricesOf: now.toISOString(),
      })
    }),
    { numRuns: 200 },
  )
})

test('what is no longer sold so is refused', async () => {
  const [product] = demoProductsIn('cm')
  const asked = { productId: 1, country: 'cm', totalPrice: 1, downPaymentPercentage: 30, tenureMonths: 12 } as const
  const shown = { product, quote: null, toldAt: 0 }
  await expect(planOnDevice({ ...asked, quoteKey: undefined }, shown, now)).rejects.toThrow('price_changed')
})
