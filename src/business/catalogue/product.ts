import { currencies } from '#kernel/money.ts'
import * as z from 'zod/mini'
import { priceStatuses } from './price.ts'
import { ratingSourcesSchema, ratingsSchema } from './rating-field.ts'
import { systemTypes } from './site-type.ts'
import { specificationSchema } from './specification-schema.ts'

export const useCases = ['Residential', 'Commercial', 'Residential / Commercial'] as const
export type UseCase = (typeof useCases)[number]

export const purchaseOptions = ['Cash', 'Financing Available', 'Cash / Financing'] as const
export type PurchaseOption = (typeof purchaseOptions)[number]

/** What the sheet of a panel states, W, V in the cold (15 °C) and A; null where it says nothing. */
export const statedPanelSchema = z.object({
  powerW: z.nullable(z.number()),
  vocColdV: z.nullable(z.number()),
  currentA: z.nullable(z.number()),
})
export type StatedPanel = z.infer<typeof statedPanelSchema>

/** A product as the API answers it, priced for one country. `capacity` and `batteryCapacity` are '' where not stated. */
export const productSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  features: z.array(z.string()),
  featuresEn: z.array(z.string()),
  capacity: z.string(),
  batteryCapacity: z.string(),
  useCase: z.enum(useCases),
  systemType: z.enum(systemTypes),
  purchaseOption: z.enum(purchaseOptions),
  manufacturer: z.string(),
  country: z
    .string()
    .check(z.describe('The market that the product was entered for, in words; prices say where it is sold.')),
  categoryId: z.int(),
  imageUrl: z.nullable(z.string()),
  price: z
    .nullable(z.int())
    .check(z.describe('Whole units of `currency`; null where the product has no price in the country asked for.')),
  priceStatus: z.nullable(z.enum(priceStatuses)),
  currency: z.enum(currencies),
  ratings: ratingsSchema,
  panel: z.nullable(statedPanelSchema),
  updatedAt: z.string(),
})
export type Product = z.infer<typeof productSchema>

/** What the detail page reads: the product, its specification sheet, and how its ratings are known. */
export const productDetailSchema = z.extend(productSchema, {
  specification: specificationSchema,
  ratingSources: ratingSourcesSchema,
})
export type ProductDetail = z.infer<typeof productDetailSchema>

/** A shelf of the catalogue. */
export const categorySchema = z.object({ id: z.int(), slug: z.string(), name: z.string(), nameEn: z.string() })
export type Category = z.infer<typeof categorySchema>
