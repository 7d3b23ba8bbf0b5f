import * as z from 'zod/mini'
import { productSchema } from '#business/catalogue/product.ts'
import { everydayLoadSchema } from './everyday-loads.ts'
import { typicalNeedNameSchema, typicalSystemSchema, type TypicalPlace } from './typical-needs.ts'

/** What the home page tells of a country's catalogue. */
export const featuredSchema = z.object({
  products: z
    .array(
      z.extend(z.pick(productSchema, { id: true, name: true, nameEn: true, price: true, currency: true }), {
        withoutPanels: z.boolean(),
        load: z.nullable(everydayLoadSchema),
      }),
    )
    .check(z.describe('The products that the company features.')),
  least: z
    .nullable(
      z.object({
        need: typicalNeedNameSchema,
        system: z.pick(typicalSystemSchema, {
          name: true,
          nameEn: true,
          imageUrl: true,
          currency: true,
          panels: true,
          totalPrice: true,
        }),
      }),
    )
    .check(z.describe('The typical need that costs least where visitors are taken to live, and its complete system.')),
})
export type Featured = Readonly<z.infer<typeof featuredSchema>>

/** The need of a place that the least expensive complete system does; null where no system does any. */
export function leastOffer({ needs }: Pick<TypicalPlace, 'needs'>): Featured['least'] {
  const offers = needs.flatMap(({ key, name, nameEn, withGrid, withoutGrid }) => {
    const system = withGrid ?? withoutGrid
    return system ? [{ need: { key, name, nameEn }, system }] : []
  })
  const [least] = offers.toSorted((a, b) => a.system.totalPrice - b.system.totalPrice)
  if (!least) return null
  const { name, nameEn, imageUrl, currency, panels, totalPrice } = least.system
  return { need: least.need, system: { name, nameEn, imageUrl, currency, panels, totalPrice } }
}
