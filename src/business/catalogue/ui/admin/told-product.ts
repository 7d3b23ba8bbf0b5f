import {
  asMoney,
  asWritten,
  inCountry,
  oneOf,
  partsOfRecord,
  told,
  toldTwins,
  unsaid,
  worded,
  yesOrNo,
  type PartsTold,
  type Say,
} from '#business/accounts/ui/told-changes.ts'
import { formatNumber } from '#i18n/format.ts'
import { countryTable, isCountry } from '#kernel/country.ts'
import { contentLanguages } from '#kernel/language.ts'
import type { ProductRecord } from '../../editing/product-record.ts'
import { priceStatuses } from '../../price.ts'
import { isYesOrNo, ratingFields, ratingNames, ratingStatuses, type RatingName } from '../../rating-field.ts'
import { specificationUnits, type SpecificationField } from '../../specification-field.ts'
import { priceBases } from './price-bases.ts'
import { purchaseOptionLabel, specificationLabel, systemTypeLabel, usageLabel } from '../product-words.ts'

const asRating =
  (name: RatingName): Say =>
  (value, text, nameOf) => {
    if (isYesOrNo(name)) return yesOrNo(value, text, nameOf)
    if (typeof value !== 'number') return ''
    const { unit } = ratingFields[name]
    const figure = formatNumber(name === 'depthOfDischarge' ? value * 100 : value, text.language)
    return [figure, unit].filter(Boolean).join('\u00a0')
  }
const rating = (name: string): RatingName | undefined => ratingNames.find((one) => one === name)
const ratings: PartsTold = (name) => {
  const known = rating(name)
  return known && told(`admin-products.ratings.${known}`, asRating(known))
}
const ratingSources: PartsTold = (name) => {
  const known = rating(name)
  return (
    known && {
      label: (text) => text(`admin-products.ratings.${known}`),
      parts: partsOfRecord({
        status: told(
          'admin-products.ratings.status',
          oneOf(worded(ratingStatuses, (status) => `admin-products.ratings.status.${status}`)),
        ),
        source: told('admin-products.ratings.source'),
      }),
    }
  )
}

const asSheetLine =
  (field: SpecificationField): Say =>
  (value, text, nameOf) => {
    if (typeof value !== 'object' || value === null) {
      return [asWritten(value, text, nameOf), specificationUnits[field]].filter(Boolean).join('\u00a0')
    }
    const line = value as Readonly<Record<string, unknown>>
    return contentLanguages.map((language) => line[language]).join('\n')
  }
const specification: PartsTold = (name) => {
  if (!Object.hasOwn(specificationUnits, name)) return undefined
  const field = name as SpecificationField
  return told(specificationLabel(field), asSheetLine(field))
}

const asBasis: Say = (value, text) => priceBases[String(value)]?.[text.language] ?? String(value)

const prices: PartsTold = (name) => {
  if (!isCountry(name)) return undefined
  return {
    label: inCountry(name),
    parts: partsOfRecord({
      amount: told('admin-products.column.price', asMoney(countryTable[name].currency)),
      status: told(
        'admin-products.price.status',
        oneOf(worded(priceStatuses, (status) => `admin-products.price.status.${status}`)),
      ),
      basis: { label: (text) => text('admin-products.price.basis'), say: asBasis, isAside: true },
    }),
  }
}

/** What the audit log tells of a product: what its form shows, and how many an import has changed. */
export const toldProduct = partsOfRecord<keyof ProductRecord | 'created' | 'changed' | 'file' | 'importId'>({
  ...unsaid,
  ...toldTwins('name', 'admin-products.field.name'),
  ...toldTwins('description', 'admin-products.field.description'),
  ...toldTwins('features', 'admin-products.field.features'),
  slug: told('admin-products.field.slug'),
  manufacturer: told('admin-products.field.manufacturer'),
  capacity: told('admin-products.field.capacity'),
  batteryCapacity: told('admin-products.field.batteryCapacity'),
  systemType: told('admin-products.field.systemType', oneOf(systemTypeLabel)),
  useCase: told('admin-products.field.useCase', oneOf(usageLabel)),
  purchaseOption: told('admin-products.field.purchaseOption', oneOf(purchaseOptionLabel)),
  categoryId: told('admin-products.field.categoryId', (value, text, nameOf) => {
    return nameOf('category', value) ?? text('admin.audit.gone.thing')
  }),
  country: told('admin-products.field.country'),
  imageUrl: told('admin-products.field.image'),
  isPublished: told('admin-products.field.isPublished', yesOrNo),
  prices: { label: (text) => text('admin-products.tab.prices'), parts: prices },
  ratings: { parts: ratings },
  ratingSources: { parts: ratingSources },
  specification: { label: (text) => text('admin-products.tab.sheet'), parts: specification },
  // They follow from the prices and the sheet.
  price: null,
  priceStatus: null,
  currency: null,
  panel: null,
  created: told('admin.audit.import.created'),
  changed: told('admin.audit.import.changed'),
  file: null,
  importId: null,
})
