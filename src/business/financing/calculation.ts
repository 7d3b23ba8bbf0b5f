import * as z from 'zod/mini'
import { productSchema } from '#business/catalogue/product.ts'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { quoteInShortSchema } from '#business/quotes/quote.ts'
import { instalmentPlanSchema } from './instalment-plan.ts'

/** What a plan asks of a monthly income, in whole units of the plan's currency. */
export const affordabilitySchema = z.object({
  incomeAbove: z.int().check(z.describe('The payment is under the allowed share of an income above this.')),
  incomeAtLeast: z.int().check(z.describe('The least income, whatever the payment.')),
  minimumIncome: z.int().check(z.describe('The smallest income that meets both.')),
  incomeShare: z.int().check(z.describe('Percent of the income that the payment stays below.')),
  activityMonths: z.int().check(z.describe('How long the income has come in, at least.')),
})
export type Affordability = Readonly<z.infer<typeof affordabilitySchema>>

/** What the simulator answers: the product in short, the plan, and the income that it needs. */
export const calculationSchema = z.extend(instalmentPlanSchema, {
  product: z.extend(productSummarySchema, { priceStatus: productSchema.shape.priceStatus }),
  quote: z.optional(quoteInShortSchema).check(z.describe('Whose total the plan pays; absent for a product alone.')),
  affordability: z.nullable(affordabilitySchema).check(z.describe('Null when nothing is paid monthly.')),
})
export type Calculation = Readonly<z.infer<typeof calculationSchema>>
