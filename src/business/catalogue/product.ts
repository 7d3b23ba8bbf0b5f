import { currencies } from '#kernel/money.ts'
import * as z from 'zod/mini'
import { priceStatuses } from './price.ts'
import { specificationSchema } from './specification-field.ts'

export const useCases = ['Residential', 'Commercial', 'Residential / Commercial'] as const
export type UseCase = (typeof useCases)[number]

export const systemTypes = ['All-in-One', 'Inverter', 'Solar Panel', 'Battery'] as const
export type SystemType = (typeof systemTypes)[number]

export const purchaseOptions = ['Cash', 'Financing Available', 'Cash / Financing'] as const
export type PurchaseOption = (typeof purchaseOptions)[number]

const rating = z.nullable(z.number().check(z.positive()))

/**
 * The ratings that a maker states; null where the sheet has none (the sizing engine then derives one from the texts).
 * Powers in W, energy in Wh, depth of discharge as a share of 1. `continuousW` and `surgeW` are what the product gives
 * on battery alone and to a starting motor, so they can be below what its label says.
 */
export const ratingsSchema = z.object({
  continuousW: rating,
  surgeW: rating,
  batteryWh: rating,
  depthOfDischarge: rating,
  pvInputW: rating,
})
export type Ratings = z.infer<typeof ratingsSchema>

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
  updatedAt: z.string(),
})
export type Product = z.infer<typeof productSchema>

/** What the detail page reads: the product and its specification sheet. */
export const productDetailSchema = z.extend(productSchema, { specification: specificationSchema })
export type ProductDetail = z.infer<typeof productDetailSchema>
