import { countries, countryTable, defaultCountry, perCountry, type Country } from '#kernel/country.ts'
import type { ProductRecord } from '../../editing/product-record.ts'
import type { priceStatuses } from '../../price.ts'
import { perRating, ratingNames, type RatingName, type RatingStatus } from '../../rating-field.ts'
import { slugOf } from '../../slug.ts'
import { specificationFields, type SpecificationField } from '../../specification-field.ts'
import { contentField, contentLanguages, type ContentLanguage } from '#kernel/language.ts'
import { groupThousands } from '#kernel/money.ts'

export type PriceDraft = {
  readonly onRequest: boolean
  readonly amount: string
  readonly status: (typeof priceStatuses)[number]
  readonly basis: string
}

/** A line of the sheet: in French, or in both languages where the English is blank. */
export type SheetLine = { readonly field: SpecificationField; readonly fr: string; readonly en: string }

type Plain = Pick<
  ProductRecord,
  | 'slug'
  | 'name'
  | 'nameEn'
  | 'description'
  | 'descriptionEn'
  | 'capacity'
  | 'batteryCapacity'
  | 'useCase'
  | 'systemType'
  | 'purchaseOption'
  | 'manufacturer'
  | 'country'
  | 'imageUrl'
  | 'isPublished'
>

/** A rating as it is typed, depth of discharge in percent, and how it is known; '' where that is not told. */
export type RatingDraft = { readonly value: string; readonly status: RatingStatus | ''; readonly source: string }

/** A product while it is being written: figures as they are typed, features one on each line. */
export type ProductDraft = Plain & {
  readonly categoryId: string
  readonly features: string
  readonly featuresEn: string
  readonly prices: Readonly<Record<Country, PriceDraft>>
  readonly ratings: Readonly<Record<RatingName, RatingDraft>>
  readonly sheet: readonly SheetLine[]
}

const noPrice: PriceDraft = { onRequest: true, amount: '', status: 'published', basis: '' }

/** A new product, with the specification's defaults; visitors see it once it is published. */
export const blankProduct: ProductDraft = {
  slug: '',
  name: '',
  nameEn: '',
  description: '',
  descriptionEn: '',
  features: '',
  featuresEn: '',
  capacity: '',
  batteryCapacity: '',
  useCase: 'Residential / Commercial',
  systemType: 'All-in-One',
  purchaseOption: 'Cash / Financing',
  manufacturer: '',
  country: countryTable[defaultCountry].name.en,
  categoryId: '1',
  imageUrl: null,
  isPublished: false,
  prices: perCountry((country) => (country === defaultCountry ? { ...noPrice, onRequest: false } : noPrice)),
  ratings: perRating(() => ({ value: '', status: '', source: '' })),
  sheet: [],
}

/** A share of 1 as percent, and back, without the crumbs of binary fractions. */
const percentOf = (share: number | null) => (share === null ? null : Math.round(share * 10_000) / 100)
const shareOf = (percent: string) => {
  const value = Number(percent.replace(',', '.'))
  return percent.trim() === '' || Number.isNaN(value) ? percent : Math.round(value * 100) / 10_000
}

/** What there is to edit of a stored product. */
export function draftOf(record: ProductRecord): ProductDraft {
  const plain = Object.fromEntries(Object.keys(blankProduct).map((name) => [name, record[name as keyof Plain]]))
  return {
    ...(plain as Plain),
    categoryId: String(record.categoryId),
    features: record.features.join('\n'),
    featuresEn: record.featuresEn.join('\n'),
    prices: Object.fromEntries(
      countries.map((country) => [country, priceDraftOf(record, country)]),
    ) as ProductDraft['prices'],
    ratings: perRating((name) => ratingDraftOf(record, name)),
    sheet: specificationFields.flatMap((field) => {
      const value = record.specification[field]
      if (value === undefined || value === null) return []
      return [typeof value === 'object' ? { field, ...value } : { field, fr: String(value), en: '' }]
    }),
  }
}

const copyWord = { name: 'copie', nameEn: 'copy' }

/** A new product that begins as a stored one, under a name of its own. */
export function copyOf(record: ProductRecord): ProductDraft {
  const name = `${record.name} (${copyWord.name})`
  const nameEn = record.nameEn && `${record.nameEn} (${copyWord.nameEn})`
  return { ...draftOf(record), name, nameEn, slug: slugOf(name), isPublished: false }
}

function ratingDraftOf({ ratings, ratingSources }: ProductRecord, name: RatingName): RatingDraft {
  const value = name === 'depthOfDischarge' ? percentOf(ratings[name]) : ratings[name]
  const { status = '', source = '' } = ratingSources[name] ?? {}
  return { value: String(value ?? ''), status, source }
}

function priceDraftOf({ prices }: ProductRecord, country: Country): PriceDraft {
  const price = prices[country]
  return price ? { ...price, amount: groupThousands(price.amount), onRequest: false } : noPrice
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** What is sent to save a draft. */
export function bodyOf({ features, featuresEn, prices, ratings, sheet, ...plain }: ProductDraft) {
  const given = ({ onRequest, ...price }: PriceDraft) => (onRequest ? null : price)
  return {
    ...plain,
    features: linesOf(features),
    featuresEn: linesOf(featuresEn),
    prices: Object.fromEntries(countries.map((country) => [country, given(prices[country])])),
    ratings: { ...perRating((name) => ratings[name].value), depthOfDischarge: shareOf(ratings.depthOfDischarge.value) },
    ratingSources: Object.fromEntries(
      ratingNames.map((name) => [name, ratings[name].value ? sourceOf(ratings[name]) : null]),
    ),
    specification: Object.fromEntries(sheet.map(({ field, fr, en }) => [field, { fr, en }])),
  }
}

const sourceOf = ({ status, source }: RatingDraft) => ({ status, source })

export type ProductTab = 'basic' | 'prices' | 'ratings' | 'sheet'

/** The tab of the dialog in which the field of an error stands. */
export function tabOf(path: string): ProductTab {
  if (path.startsWith('price')) return 'prices'
  if (path.startsWith('ratings')) return 'ratings'
  return path.startsWith('specification') ? 'sheet' : 'basic'
}

/** The texts that are written in each language of content. */
const writtenTexts = ['name', 'description', 'features'] as const
export type WrittenText = (typeof writtenTexts)[number]

/** A field without its language, and the language: `nameEn` is `name` in English; null of one that is of no language. */
export function writtenText(field: string): { readonly label: WrittenText; readonly lang: ContentLanguage } | null {
  for (const label of writtenTexts) {
    const lang = contentLanguages.find((language) => contentField(label, language) === field)
    if (lang) return { label, lang }
  }
  return null
}
