import * as z from 'zod/mini'
import { productSchema } from '#business/catalogue/product.ts'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { quoteInShortSchema } from '#business/quotes/quote.ts'
import { affordabilitySchema } from './affordability.ts'
import { instalmentPlanSchema } from './instalment-plan.ts'

/** What the simulator answers: the product in short, the plan, and the income that it needs. */
export const calculationSchema = z.extend(instalmentPlanSchema, {
  product: z.extend(productSummarySchema, { priceStatus: productSchema.shape.priceStatus }),
  quote: z.optional(quoteInShortSchema).check(z.describe('Whose total the plan pays; absent for a product alone.')),
  affordability: z.nullable(affordabilitySchema).check(z.describe('Null when nothing is paid monthly.')),
})
export type Calculation = Readonly<z.infer<typeof calculationSchema>>
