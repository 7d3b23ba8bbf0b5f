import { useQuery } from '@tanstack/react-query'
import { placeName } from '#business/energy/place-name.ts'
import type { TypicalNeed, TypicalPlace } from '#business/energy/typical-needs.ts'
import { placesQuery } from '#business/energy/ui/places-query.ts'
import { AllNeeds } from '#business/energy/ui/need-tiles.tsx'
import { needInWords } from '#business/energy/ui/need-in-words.ts'
import type { MonthlyOf } from '#business/energy/ui/need-system.tsx'
import { TypicalNeedOf } from '#business/energy/ui/typical-need.tsx'
import { PlaceLinks, TypicalPlaceOf } from '#business/energy/ui/typical-place.tsx'
import { typicalNeedQuery, typicalPlaceQuery } from '#business/energy/ui/typical-queries.ts'
import { monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { NeedsCall } from '#client/needs-call.tsx'
import { useVisitor } from '#client/visitor.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import type { PageMeta, PageMetaContext, PageModule, PageParams } from '../../page.ts'

export const messages: MessageContext[] = ['typical', 'content']
export const reading = true

export const queries: PageModule['queries'] = ({ need, place }, { country }) => {
  if (place) return [typicalPlaceQuery(place)]
  return [
    typicalPlaceQuery(countryTable[country].defaultPlace),
    need ? typicalNeedQuery(need, country) : placesQuery(country),
  ]
}

export const meta: PageModule['meta'] = (context) => {
  const { text, company, visitor, params, isMissing } = context
  const { need, place } = params
  const query = place ? typicalPlaceQuery(place) : need ? typicalNeedQuery(need, visitor.country) : null
  const found = place ? metaOfPlace(context, place) : need ? metaOfNeed(context, need) : null
  const country = countryTable[visitor.country].name[visitor.language]
  const listMeta = { title: text('typical.list.title'), description: text('typical.list.meta', { country }) }
  const missing = query && isMissing(query) ? { title: text('typical.missing.title') } : {}
  const { title, description } = found ?? { ...listMeta, ...missing }
  return { title: `${title} | ${company.brand.name}`, description, ...(query && !found && { noIndex: true }) }
}

type Told = Pick<PageMeta, 'title' | 'description'> | null

function metaOfNeed({ text, visitor: { country, language }, read }: PageMetaContext, key: string): Told {
  const need = read<TypicalNeed>(typicalNeedQuery(key, country))
  if (!need) return null
  const system = need.withGrid ?? need.withoutGrid
  const values = { name: needInWords(need, text), country: countryTable[country].name[language] }
  const price = system && formatMoney({ amount: system.totalPrice, currency: system.currency })
  const description = price ? text('typical.need.meta', { ...values, price }) : text('typical.list.meta', values)
  return { title: text('typical.need.metaTitle', values), description }
}

function metaOfPlace({ text, visitor: { language }, read }: PageMetaContext, key: string): Told {
  const at = read<TypicalPlace>(typicalPlaceQuery(key))
  if (!at) return null
  const { country } = at.place
  const values = { place: placeName(at.place, country), country: countryTable[country].name[language] }
  return { title: text('typical.at.metaTitle', values), description: text('typical.at.meta', values) }
}

const monthlyOf: MonthlyOf = (totalAmount) => monthlyPaymentOf({ totalAmount, ...startingTerms }).monthlyPayment

/** What people search a system for, and where: the list of both, a need, or a place. */
export default function SolarPage({ params: { need, place } }: { params: PageParams }) {
  if (place) return <TypicalPlaceOf key={place} placeKey={place} terms={startingTerms} monthlyOf={monthlyOf} />
  if (need) return <TypicalNeedOf key={need} needKey={need} monthlyOf={monthlyOf} />
  return <NeedsAndPlaces />
}

function NeedsAndPlaces() {
  const text = useText()
  const { country } = useVisitor()
  const { data: places = [] } = useQuery(placesQuery(country))
  return (
    <>
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-8 sm:pt-8 sm:pb-12">
        <div className="max-w-3xl">
          <h1>{text('typical.list.title')}</h1>
          <p className="mt-2 text-muted sm:mt-3 sm:text-lg">{text('typical.list.lead')}</p>
        </div>
        <AllNeeds title={text('typical.list.needs')} />
        <PlaceLinks places={places} country={country} title={text('typical.list.places')} />
      </div>
      <NeedsCall isNeeds />
    </>
  )
}
