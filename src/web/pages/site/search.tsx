import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { productPageAddress } from '#business/catalogue/ui/catalogue-page.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import { EverydayLoadLine, everydayLoadsQuery } from '#business/energy/ui/everyday-load.tsx'
import { useVisitor, type Visitor } from '#client/visitor.tsx'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { AllNeeds, NeedsNamed } from '#business/energy/ui/need-tiles.tsx'
import { placesQuery } from '#business/energy/ui/places-query.ts'
import { PlacesNamed } from '#business/energy/ui/typical-place.tsx'
import { typicalPlaceQuery } from '#business/energy/ui/typical-queries.ts'
import { monthlyWords } from '#business/financing/ui/monthly-line.tsx'
import type { SearchHit } from '#business/search/search-hit.ts'
import { searchQuestion } from '#business/search/search-question.ts'
import { inSiteWords } from '#business/search/spoken-words.ts'
import { HitList, searchQuery } from '#business/search/ui/hit-list.tsx'
import { SearchForm } from '#business/search/ui/search-form.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { contentLanguageOf } from '#kernel/language.ts'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['search', 'typical', 'everyday']
export const reading = true

export const queries: PageModule['queries'] = (_params, visitor, search) => {
  const question = searchQuestion(search.get('q'))
  const { country } = visitor
  const needs = typicalPlaceQuery(countryTable[country].defaultPlace)
  return question ? [searchQuery(question, visitor), needs, placesQuery(country), loadsQuery(visitor)] : [needs]
}

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: text('search.metaTitle', { brand: brand.name }),
  description: text('search.metaDescription', { brand: brand.name }),
  noIndex: true,
})

/** What the products of the catalogue's first page run, and cost complete. */
const loadsQuery = (visitor: Visitor) =>
  everydayLoadsQuery(productPageAddress(visitor, { siteType: 'all', page: 1, filter: {} }))

/** What a product costs complete, where that is known, and what it runs, in a line each. */
function costsOf({ href, price, currency }: SearchHit, loads: readonly EverydayLoad[], text: Text) {
  const load = loads.find(({ productId }) => href === `/products/${productId}`)
  const runs = load && <EverydayLoadLine load={load} most={2} />
  if (price === null || !currency || !load?.complete) return { complete: null, runs }
  const { totalPrice: amount, installation, panels, place } = load.complete
  const complete = (
    <>
      <strong className="money text-lg">{formatMoney({ amount, currency })}</strong>{' '}
      <span className="inline-block text-sm text-muted">
        {installation > 0 ? text('everyday.complete', { place }) : text('search.panels', { count: panels })}
      </span>
    </>
  )
  return { complete, runs }
}

export default function SearchPage() {
  const text = useText()
  const [search] = useSearchParams()
  const question = searchQuestion(search.get('q'))
  const { data: loads = [] } = useQuery({ ...loadsQuery(useVisitor()), enabled: question !== '' })
  const needs = <AllNeeds title={text('typical.list.title')} />
  return (
    <div className="container pt-6 pb-8 sm:pt-8 sm:pb-12">
      <h1>{text('search.title')}</h1>
      <div className="mt-5 mb-8">
        <SearchForm question={question} />
      </div>
      {question ? (
        <>
          <NeedsNamed
            question={`${question} ${inSiteWords(question, contentLanguageOf(text.language)) ?? ''}`}
            title={text('search.needs')}
            monthlyOf={(price, system) => monthlyWords(price, text, system)}
          />
          <PlacesNamed question={question} title={text('search.places')} />
          <HitList
            question={question}
            costsOf={(hit) => costsOf(hit, loads, text)}
            others={<div className="mt-10">{needs}</div>}
          />
        </>
      ) : (
        needs
      )}
    </div>
  )
}
