import * as z from 'zod/mini'
import { productSchema } from '#business/catalogue/product.ts'
import { everydayLoadSchema } from './everyday-loads.ts'
import { typicalNeedNameSchema, typicalSystemSchema } from './typical-needs.ts'

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
