import * as z from 'zod/mini'
import { countries, countryTable, defaultCountry } from '#kernel/country.ts'
import { choice, line, lines, idField } from '#kernel/form-fields.ts'
import { defaultContentLanguage } from '#kernel/language.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { priceStatuses } from '../price.ts'
import { purchaseOptions, useCases } from '../product.ts'
import { systemTypes } from '../site-type.ts'
import { specificationFields } from '../specification-field.ts'
import { specificationValueSchema, type SpecificationValue } from '../specification-schema.ts'
import { isYesOrNo, ratingNames, ratingsSchema, ratingStatuses } from '../rating-field.ts'
import { isForeign, readOptionalAnswer, readOptionalFigure, readPrice, readFigure } from './figure.ts'
import { cleanLine } from '#kernel/clean-text.ts'

type Given = Readonly<Record<string, unknown>>
const isGiven = (given: unknown): given is Given => typeof given === 'object' && given !== null

type Both = { readonly fr?: unknown; readonly en?: unknown }

const isBoth = (given: unknown): given is Both =>
  typeof given === 'object' && given !== null && defaultContentLanguage in given
const lineOf = (given: unknown) => (typeof given === 'string' ? cleanLine(given) : '')

/**
 * A line of a specification sheet in its one form: a figure is a number, a text the same in both languages is written once,
 * one that is missing in a language is that of the other, and a blank line is null. What is none of these is left as it is.
 */
function tidySpecificationValue(given: unknown): SpecificationValue | null {
  if (given === undefined || given === null) return null
  if (isBoth(given)) {
    const [fr, en] = [lineOf(given.fr) || lineOf(given.en), lineOf(given.en) || lineOf(given.fr)]
    return fr === en ? tidySpecificationValue(fr) : { fr, en }
  }
  if (typeof given !== 'string') return given as SpecificationValue
  const written = cleanLine(given)
  return written === '' ? null : (readFigure(written) ?? written)
}

/** With a lower price for one, the total of any instalment plan is an integer of the database. */
const highestPrice = 2_000_000_000

const orElse = (fallback: unknown) => z.transform((given: unknown) => given ?? fallback)
const optionalLine = (max: number, otherwise = '') => z.pipe(orElse(otherwise), line(0, max))
const optionalLines = (max: number) => z.pipe(orElse(''), lines(max))
const optionalChoice = <const Values extends readonly string[]>(values: Values, fallback: Values[number]) =>
  z.pipe(
    z.transform((given: unknown) => (given === '' ? fallback : (given ?? fallback))),
    choice(values),
  )

const amount = z.pipe(
  z.transform(readPrice),
  z.int().check(z.positive('price_not_positive'), z.maximum(highestPrice, 'too_big')),
)
const otherCurrency = (path: string[], input: unknown) => ({
  code: 'custom' as const,
  message: 'other_currency',
  path,
  input,
})
/** Left out or null: undefined. */
const leftOut = z.transform((given: unknown): unknown => given ?? undefined)
/** Of the country that a price without one is of. */
const ownAmount = z.pipe(
  z.transform((given: unknown, { issues }) => {
    if (isForeign(given, countryTable[defaultCountry].currency)) issues.push(otherCurrency([], given))
    return given
  }),
  amount,
)
const optionalAmount = z.pipe(leftOut, z.optional(ownAmount))

/** On request (null), an amount, or an amount and how it was come by. */
const countryPrice = z.pipe(
  z.transform((given: unknown) => (typeof given === 'object' ? given : { amount: given })),
  z.nullable(z.object({ amount, status: z.optional(choice(priceStatuses)), basis: z.optional(line(0, 500)) })),
)
const inOwnCurrencies = z.transform((given: unknown, { issues }): unknown => {
  for (const country of isGiven(given) ? countries : []) {
    const price = isGiven(given) ? given[country] : undefined
    const written = isGiven(price) ? price['amount'] : price
    if (isForeign(written, countryTable[country].currency)) issues.push(otherCurrency([country, 'amount'], written))
  }
  return given ?? undefined
})
const prices = z.pipe(inOwnCurrencies, z.optional(z.partialRecord(z.enum(countries), countryPrice)))

/** Published unless it says otherwise. */
const isPublished = z.pipe(
  z.transform((given: unknown) => readOptionalAnswer(given) ?? true),
  z.boolean('not_a_boolean'),
)

const features = z.pipe(
  z.pipe(orElse([]), z.array(line(0, 300), 'not_a_list').check(z.maxLength(60, 'too_many'))),
  z.transform((given) => given.filter((feature) => feature !== '')),
)

/** What is left out stays so; a blank one is null. */
const tidyRatings = (given: unknown): unknown => {
  const read = (name: string) => (isYesOrNo(name) ? readOptionalAnswer : readOptionalFigure)
  if (!isGiven(given)) return given
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, read(name)(value)]])),
  )
}
const ratings = z.pipe(z.transform(tidyRatings), z.partial(ratingsSchema))

/** How a rating is known; null where neither is given. A source that is told without more is the maker's. */
const tidySource = (given: unknown): unknown => {
  if (!isGiven(given)) return given
  const [status, source] = [given['status'] || undefined, given['source'] ?? '']
  return status === undefined && lineOf(source) === '' && typeof source === 'string' ? null : { status, source }
}
const ratingSource = z.object(
  { status: z._default(choice(ratingStatuses), 'published'), source: line(0, 500) },
  'not_an_object',
)
const ratingSources = z.partialRecord(
  z.enum(ratingNames),
  z.pipe(z.transform(tidySource), z.nullable(ratingSource)),
  'not_an_object',
)

const isShort = (value: z.infer<typeof specificationValueSchema>) =>
  typeof value === 'number' ||
  [value].flatMap((one) => (typeof one === 'string' ? one : [one.fr, one.en])).every((text) => text.length <= 500)
const specification = z.pipe(
  z.partialRecord(
    z.enum(specificationFields),
    z.pipe(
      z.transform(tidySpecificationValue),
      z.nullable(specificationValueSchema.check(z.refine(isShort, 'too_long'))),
    ),
  ),
  z.transform(
    (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as typeof given,
  ),
)

/** The address of a picture of the site or of one elsewhere. */
const isPictureAddress = (value: string) => value === '' || /^(\/(?![/\\])|https?:\/\/)/i.test(value)
const imageUrl = z.pipe(
  z.pipe(orElse(''), line(0, 2000).check(z.refine(isPictureAddress, 'invalid_format'))),
  z.transform((address) => address || null),
)

const common = z.object(
  {
    slug: optionalLine(200),
    name: line(1, 200),
    nameEn: optionalLine(200),
    description: optionalLines(5000),
    descriptionEn: optionalLines(5000),
    features,
    featuresEn: features,
    capacity: optionalLine(100),
    useCase: optionalChoice(useCases, 'Residential / Commercial'),
    systemType: optionalChoice(systemTypes, 'All-in-One'),
    purchaseOption: optionalChoice(purchaseOptions, 'Cash / Financing'),
    manufacturer: optionalLine(100),
    country: optionalLine(100, countryTable[defaultCountry].name.en),
    categoryId: z.pipe(
      z.transform((given: unknown) => readOptionalFigure(given ?? 1)),
      idField,
    ),
    imageUrl,
    isPublished,
    prices,
    ratings: z.pipe(leftOut, z.optional(ratings)),
    ratingSources: z.pipe(leftOut, z.optional(ratingSources)),
    specification: z.pipe(leftOut, z.optional(specification)),
  },
  'not_an_object',
)

const whole = z.extend(common, { batteryCapacity: optionalLine(100), price: optionalAmount })
/** A product with all that may be said of it; {@link readProductFields} knows what must be. */
export const productFieldsSchema = whole
export type ProductFields = z.output<typeof whole>

const needed = { capacity: line(1, 100), batteryCapacity: line(1, 100), price: ownAmount } as const
type Needed = keyof typeof needed

type Needs = Readonly<Record<Needed, boolean>>

const namesOf = (needs: Needs) => (Object.keys(needed) as Needed[]).filter((name) => needs[name])
const either = [true, false] as const

/** The schema of every set of needs: made once, a file has ten thousand rows. */
const schemas = new Map(
  either.flatMap((capacity) =>
    either.flatMap((batteryCapacity) =>
      either.map((price) => {
        const names = namesOf({ capacity, batteryCapacity, price })
        const fields = Object.fromEntries(names.map((name) => [name, needed[name]]))
        return [String(names), z.extend(whole, fields as unknown as Pick<typeof whole.shape, Needed>)] as const
      }),
    ),
  ),
)

/** What a stored product may be without: what it is already. */
export type Stated = { readonly capacity: string; readonly batteryCapacity: string }

/**
 * A product as staff write it (specification 2, sections 3 and 5); what it may leave out has the specification's defaults. A product
 * that is stored without its capacity or its battery (`before`) may stay so: its model is not settled, or it came by the short form.
 * `price` is that of Nigeria; a country of `prices` is null, or absent, where the price is on request. Refused as `invalid`;
 * codes: those of the kernel's fields, `price_not_positive`, `other_currency`, `invalid_format` (`imageUrl`).
 */
export function readProductFields(request: unknown, before: Stated | null = null): Outcome<ProductFields> {
  const { systemType, prices: list } = (typeof request === 'object' && request ? request : {}) as Record<
    string,
    unknown
  >
  const needs: Needs = {
    capacity: before?.capacity !== '',
    // A panel has no battery.
    batteryCapacity: before?.batteryCapacity !== '' && systemType !== 'Solar Panel',
    // Without a price list there must be a price.
    price: list === undefined || list === null,
  }
  return parse(schemas.get(String(namesOf(needs))) ?? whole, request)
}

/** The add-product form (specification 1, section 5): name, price and, if wanted, a slug; beside them the prices of other countries and whether it is a draft. */
export const shortProductSchema = z.object(
  { name: line(1, 200), price: ownAmount, prices, slug: optionalLine(200), isPublished },
  'not_an_object',
)

/** What a change of a product may say. */
export const productChangeSchema = z.extend(z.partial(whole), {
  updatedAt: z.optional(z.nullable(z.string('not_a_text'))),
})

/** The version that an edit was begun on, if it says, beside whatever it changes. */
export const editedVersionSchema = z.looseObject(
  { updatedAt: z.optional(z.nullable(z.string('not_a_text'))) },
  'not_an_object',
)
