import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'
import { priceListSchema } from '../price.ts'
import { productDetailSchema } from '../product.ts'
import { placedTypes } from '../site-type.ts'

/**
 * A product as staff read it: `price` is that of Nigeria, `prices` those of every country; texts that are not written in a
 * language are ''. One that is not published is a draft.
 */
export const productRecordSchema = z.extend(productDetailSchema, {
  prices: z.readonly(priceListSchema),
  isPublished: z.boolean(),
})
export type ProductRecord = Readonly<z.infer<typeof productRecordSchema>>

/** A product in the list of the back office. */
const listedProductSchema = z.readonly(
  z.pick(productRecordSchema, {
    id: true,
    slug: true,
    name: true,
    nameEn: true,
    manufacturer: true,
    imageUrl: true,
    price: true,
    prices: true,
    systemType: true,
    useCase: true,
    purchaseOption: true,
    isPublished: true,
    updatedAt: true,
  }),
)
export type ListedProduct = z.infer<typeof listedProductSchema>

/** How many products there are, and how many for a home and for a business; one for both counts in both. */
export const productCountsSchema = z.object({
  total: z.int(),
  residential: z.int(),
  commercial: z.int(),
  drafts: z.int().check(z.describe('Not published.')),
  unpriced: z.record(z.enum(countries), z.int()).check(z.describe('Without a price in a country.')),
})
export type ProductCounts = Readonly<z.infer<typeof productCountsSchema>>

/** A page of the list; `nextCursor` asks for the page after it, null on the last. */
export const adminProductPageSchema = z.object({
  items: z.readonly(z.array(listedProductSchema)),
  nextCursor: z.nullable(z.string()),
})
export type ProductPage = Readonly<z.infer<typeof adminProductPageSchema>>

/** Where a published product stands in the catalogue of a country for a type of site, in its own order. */
export const productPlaceSchema = z.object({
  country: z.enum(countries),
  type: z.enum(placedTypes),
  place: z.int().check(z.describe('Counted from 1.')),
  count: z.int().check(z.describe('How many stand there.')),
})
export type ProductPlace = Readonly<z.infer<typeof productPlaceSchema>>
