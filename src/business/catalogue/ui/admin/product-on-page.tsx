import { useQuery } from '@tanstack/react-query'
import { useCompany } from '#client/company.tsx'
import { loadedText } from '#i18n/load-messages.ts'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable } from '#kernel/country.ts'
import type { ContentLanguage } from '#kernel/language.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import { addedFeatures, isPortableType } from '../../added-features.ts'
import { canBeFinanced } from '../../can-be-financed.ts'
import type { ProductPlace } from '../../editing/product-record.ts'
import { placedTypes } from '../../site-type.ts'
import { productPlaceQuery } from './product-admin-queries.ts'
import type { ProductForm } from './use-product-form.ts'

/** What a product's page says below its features by itself, so that nobody writes it twice. */
export function AddedByPage({ form: { draft }, language }: { form: ProductForm; language: ContentLanguage }) {
  const text = useText()
  const spoken = loadedText(language, useCompany())
  const added = addedFeatures({
    isPortable: draft.sheet.some(({ field, fr, en }) => field === 'type' && isPortableType(`${fr} ${en}`)),
    isFinanced: countries.some((country) =>
      canBeFinanced({ ...draft, price: readAmountIn(countryTable[country].currency, draft.prices[country].amount) }),
    ),
  })
  return (
    <div className="rounded-control bg-sand-2 px-3 py-2 text-sm">
      <p className="text-muted">{text('admin-products.added')}</p>
      <ul lang={language} className="list-disc pl-5">
        {added.map((key) => (
          <li key={key}>{spoken(key)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Where a product stands in the catalogue, for a home and for a business. */
export function ProductPlaceNote({ id }: { id: number }) {
  const text = useText()
  const { data: places = [] } = useQuery(productPlaceQuery(id))
  const lines = placedTypes.flatMap((type) => {
    const its = places.filter((place) => place.type === type)
    const [first] = its
    if (!first) return []
    const isEverywhere = its.length === countries.length && its.every((place) => isSame(place, first))
    return (isEverywhere ? [first] : its).map((place) => {
      const { country, place: at, count } = place
      const words = text(`admin-products.place.${type}`, { place: at, count })
      return isEverywhere ? words : `${words} (${countryTable[country].name[text.language]})`
    })
  })
  if (lines.length === 0) return null
  return (
    <div className="text-sm text-muted">
      <p>{text('admin-products.place')}</p>
      <ul className="list-disc pl-5">
        {lines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

const isSame = (one: ProductPlace, other: ProductPlace) => one.place === other.place && one.count === other.count
