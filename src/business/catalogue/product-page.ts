import * as z from 'zod/mini'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { choice, line } from '#kernel/form-fields.ts'
import { defaultLanguage, languages } from '#kernel/language.ts'
import { canBeFinanced } from './can-be-financed.ts'
import type { Product } from './product.ts'
import { productSorts } from './product-filter.ts'
import { labelled } from './ratings.ts'
import { productsPerPage, siteTypes, systemTypes } from './site-type.ts'
import { isPricedTwin, isTwin } from './twin.ts'

const figure = (digits: number) => z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`), 'invalid'))

/** What is asked of the catalogue beside the country. Codes: `invalid`, `unknown_value`, `too_big`. */
export const productPageSchema = z.object({
  page: z._default(figure(6), '1'),
  limit: z._default(
    figure(2).check(z.refine((limit) => Number(limit) <= productsPerPage, 'too_big')),
    String(productsPerPage),
  ),
  type: z._default(choice(siteTypes), 'all'),
  lang: z._default(choice(languages), defaultLanguage),
  financed: z.optional(choice(['true'])),
  q: z._default(line(0, 100), ''),
  relatedTo: z.optional(figure(9)),
  sort: z.optional(choice(productSorts)),
  budget: z.optional(figure(12)),
  prices: z.optional(choice(['complete'])),
  power: z.optional(figure(12)),
  storage: z.optional(figure(12)),
  kind: z.optional(choice(systemTypes)),
  brand: z._default(line(0, 100), ''),
})
type Asked = z.output<typeof productPageSchema>

/** What the products of a list can be narrowed by: whole units of the currency, VA, Wh; each leaves some of them. */
export const productChoicesSchema = z.object({
  budget: z.array(z.int()),
  power: z.array(z.int()),
  storage: z.array(z.int()),
  kind: z.array(z.enum(systemTypes)),
  brand: z.array(z.string()),
})
export type ProductChoices = Readonly<z.infer<typeof productChoicesSchema>>

/** How many products a list has on all its pages. */
export const productCountSchema = z.object({ count: z.int() })

/** A page of a list, counted from 1, how many pages there are (at least one), and how many products on all of them. */
export type ProductPageOf = {
  readonly items: readonly Product[]
  readonly page: number
  readonly pages: number
  readonly count: number
}

/** The page that is asked for of a list; nothing beyond the last. */
export function productPage(
  all: readonly Product[],
  { page, limit }: Pick<z.output<typeof productPageSchema>, 'page' | 'limit'>,
): ProductPageOf {
  const size = Number(limit)
  const from = (Number(page) - 1) * size
  return {
    items: all.slice(from, from + size),
    page: Number(page),
    pages: Math.max(1, Math.ceil(all.length / size)),
    count: all.length,
  }
}

/** The products worth comparing with one of them. */
export function comparable(products: readonly Product[], id: number): readonly Product[] {
  const product = products.find((one) => one.id === id)
  return product ? relatedProducts(product, products) : []
}

/** What a product is taken to cost; null where it has no price. */
export type PriceOf = (product: Product) => number | null

const ownPrice: PriceOf = ({ price }) => price

/**
 * Those that can be paid in instalments (`financed`), whose names or maker have every word of `q`, that cost no more, give and hold no less, of a
 * kind and a maker; in their order, or in that of `sort`, what has no such figure last.
 */
export function matching(all: readonly Product[], asked: Asked, priceOf: PriceOf = ownPrice): readonly Product[] {
  const { financed, q, sort, budget, power, storage, kind, brand } = asked
  const limits = [budget, power, storage].map((limit) => (limit === undefined ? null : Number(limit)))
  const [most = null, leastPower = null, leastStorage = null] = limits
  const isAsked = (product: Product) => {
    const [price, label] = [priceOf(product), labelsOf(product)]
    return (
      (!financed || canBeFinanced(product)) &&
      (most === null || (price !== null && price <= most)) &&
      (leastPower === null || (label.power !== null && label.power >= leastPower)) &&
      (leastStorage === null || (label.storage !== null && label.storage >= leastStorage)) &&
      (!kind || product.systemType === kind) &&
      (brand === '' || product.manufacturer === brand) &&
      hasWords(foldedNames(product), q)
    )
  }
  const isEverything = !financed && q === '' && !kind && brand === '' && limits.every((limit) => limit === null)
  const found = isEverything ? all : all.filter(isAsked)
  return sort ? found.toSorted(orderOf(sort, priceOf)) : found
}

const labels = new WeakMap<Product, ReturnType<typeof labelled>>()

function labelsOf(product: Product) {
  const label = labels.get(product) ?? labelled(product)
  labels.set(product, label)
  return label
}

/** By a figure, what has none last. */
const by = (rank: (product: Product) => number | null, sign: 1 | -1) => (a: Product, b: Product) => {
  const [one, other] = [rank(a), rank(b)]
  return one === null || other === null ? Number(one === null) - Number(other === null) : sign * (one - other)
}

function orderOf(sort: (typeof productSorts)[number], priceOf: PriceOf) {
  const ranks = {
    price: priceOf,
    power: (product: Product) => labelsOf(product).power,
    storage: (product: Product) => labelsOf(product).storage,
  }
  const ranked = sort.replace('-', '') as keyof typeof ranks
  return by(ranks[ranked], sort.startsWith('-') ? -1 : 1)
}

const powerSteps = [1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000]
const storageSteps = [1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 50_000]
/** 1, 2 and 5 of each power of ten, up to the largest price that a form takes. */
const budgetSteps = Array.from({ length: 12 }, (_, digits) => [1, 2, 5].map((lead) => lead * 10 ** digits)).flat()
/** A list of more makers is no choice. */
const mostBrands = 40

/** What narrows a list and leaves something of it. */
export function choicesAmong(products: readonly Product[], priceOf: PriceOf = ownPrice): ProductChoices {
  const prices = products.flatMap((product) => priceOf(product) ?? [])
  const ends = (figures: readonly number[]) => ({ least: Math.min(...figures), most: Math.max(...figures) })
  const [price, power, storage] = [
    ends(prices),
    ends(products.flatMap((product) => labelsOf(product).power ?? [])),
    ends(products.flatMap((product) => labelsOf(product).storage ?? [])),
  ]
  const brands = [...new Set(products.flatMap(({ manufacturer }) => manufacturer || []))]
  return {
    budget: budgetSteps.filter((step) => step >= price.least && step < price.most),
    power: powerSteps.filter((step) => step > power.least && step <= power.most),
    storage: storageSteps.filter((step) => step > storage.least && step <= storage.most),
    kind: systemTypes.filter((type) => products.some(({ systemType }) => systemType === type)),
    brand: brands.toSorted((a, b) => a.localeCompare(b)).slice(0, mostBrands),
  }
}

const folded = new WeakMap<Product, string>()

function foldedNames(product: Product): string {
  const names = folded.get(product) ?? foldText(`${product.name} ${product.nameEn} ${product.manufacturer}`)
  folded.set(product, names)
  return names
}

/** How far two products lie apart in price, as a share; a missing price is as far as it gets. */
function priceDistance(a: Product, b: Product): number {
  return a.price === null || b.price === null ? Infinity : Math.abs(Math.log(a.price / b.price))
}

/** How far two systems lie apart in power and battery, as their labels tell them, as shares; what is none is as far as it gets. */
function sizeDistance(a: Product, b: Product): number {
  const [one, other] = [labelsOf(a), labelsOf(b)]
  if (!one.power || !one.storage || !other.power || !other.storage) return Infinity
  return Math.abs(Math.log(one.power / other.power)) + Math.abs(Math.log(one.storage / other.storage))
}

/**
 * What a visitor who looks at `product` may compare it with: up to `count` others that have a price where it has one, those nearest in power and
 * battery first, then those of its category, then those nearest in price, then those of the lowest id. One without a price leads to two that
 * have one before all others, its twins first. What differs from it, or from one before it, in name only is no choice.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[], count = 3): Product[] {
  const isPriced = product.price !== null
  const near = catalogue
    .filter((other) => other.id !== product.id)
    .map((other) => ({
      other,
      rank: isPriced ? Number(other.price === null) : Number(!isPricedTwin(product, other)),
      size: sizeDistance(product, other),
      shelf: Number(other.categoryId !== product.categoryId),
      apart: priceDistance(product, other),
    }))
    // Twice as far as it gets is no number, and the next rule decides.
    .toSorted(
      (a, b) => a.rank - b.rank || a.size - b.size || a.shelf - b.shelf || a.apart - b.apart || a.other.id - b.other.id,
    )
    .map(({ other }) => other)
  const offered = isPriced ? [] : near.filter(({ price }) => price !== null).slice(0, 2)
  const chosen: Product[] = []
  for (const other of new Set([...offered, ...near])) {
    if (chosen.length === count) break
    if (![product, ...chosen].some((one) => isTwin(one, other))) chosen.push(other)
  }
  return chosen
}
