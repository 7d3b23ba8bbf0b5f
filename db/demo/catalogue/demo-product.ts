import type { LocalizedContent } from '#kernel/language.ts'
import type { PriceList } from '#business/catalogue/price.ts'
import type { PurchaseOption, UseCase } from '#business/catalogue/product.ts'
import type { SystemType } from '#business/catalogue/site-type.ts'
import type { Specification } from '#business/catalogue/specification-schema.ts'
import type { CategorySlug } from './categories.ts'
import type { DemoRatings } from './rated.ts'

/** A product as we write it down: each text beside its translation. */
export type DemoProduct = {
  readonly id: number
  /** Also names the picture, `/pictures/<slug>.svg`. */
  readonly slug: string
  readonly name: LocalizedContent
  readonly description: LocalizedContent
  readonly features: readonly LocalizedContent[]
  readonly capacity: string
  readonly batteryCapacity: string
  readonly useCase: UseCase
  readonly systemType: SystemType
  readonly purchaseOption: PurchaseOption
  readonly manufacturer: string
  readonly country: 'Nigeria' | 'Burkina Faso'
  readonly category: CategorySlug
  readonly prices: PriceList
  readonly ratings: DemoRatings
  readonly specification: Specification
}

/** A name that is the same in both languages. */
export const sameName = (name: string): LocalizedContent => ({ fr: name, en: name })
