import * as z from 'zod/mini'
import { productSchema } from '#business/catalogue/product.ts'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { closestAlternativeSchema } from './audit-answer.ts'
import { receiptSchema } from './receipt.ts'

/** W, Wh (nominal) and Wp; whole panels. */
export const sizingSummarySchema = z.object({
  requiredPowerW: z.number(),
  requiredSurgeW: z.number(),
  requiredBatteryWh: z.number(),
  requiredArrayW: z.number(),
  panels: z.int(),
})

/** The answer of the recommendation. */
export const recommendationAnswerSchema = z.object({
  status: z.enum(['ok', 'no_match']),
  sizingSummary: sizingSummarySchema,
  pick: z.nullable(
    z.extend(productSummarySchema, {
      ...receiptSchema.shape,
      features: productSchema.shape.features,
      featuresEn: productSchema.shape.featuresEn,
    }),
  ),
  powerMatchBySurge: z.boolean(),
  messageCode: z
    .enum(['match', 'match_by_surge', 'no_match', 'no_systems'])
    .check(z.describe('What to tell the visitor, as a code. `no_systems`: there is nothing to compare with.')),
  closestAlternative: z.nullable(closestAlternativeSchema),
})
export type RecommendationAnswer = Readonly<z.infer<typeof recommendationAnswerSchema>>
