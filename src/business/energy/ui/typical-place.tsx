import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { useVisitor } from '#client/visitor.tsx'
import { LoadFailure } from '#client/lazy.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { formatKwh, formatMonth, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { ListedPlace } from '../listed-place.ts'
import { placesNamed } from '../named-in-question.ts'
import { placeName } from '../place-name.ts'
import type { TypicalPlace, TypicalSystem } from '../typical-needs.ts'
import { zones } from '../zones.ts'
import type { MonthlyOf } from './need-system.tsx'
import { isEitherWay, NeedDrawing } from './need-tiles.tsx'
import { placesQuery } from './places-query.ts'
import { SunOfMonths } from './sun-of-months.tsx'
import { TypicalMissing, TypicalWaiting } from './typical-need.tsx'
import { typicalPlaceQuery } from './typical-queries.ts'

/** What a month of a total is, and by which plan. */
type Instalments = {
  monthlyOf: MonthlyOf
  terms: { readonly downPaymentPercentage: number; readonly tenureMonths: number }
}

/** The page of a place in each of its states. */
export function TypicalPlaceOf({ placeKey, ...instalments }: Instalments & { placeKey: string }) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(typicalPlaceQuery(placeKey))
  if (isPending) return <TypicalWaiting />
  if (!error) return <PlaceView at={data} {...instalments} />
  if (isRefusal(error)) return <TypicalMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('typical.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

type PlaceViewProps = Instalments & { at: TypicalPlace }

function PlaceView({ at, ...instalments }: PlaceViewProps) {
  const text = useText()
  const { language } = text
  const { place, peakSunHours, worstMonth } = at
  const name = placeName(place, place.country)
  const hours = (value: number) => formatNumber(value, language, 2)
  const mean = peakSunHours.reduce((sum, value) => sum + value, 0) / peakSunHours.length
  return (
    <article className="container grid grid-cols-[minmax(0,1fr)] gap-8 pt-3 pb-8 sm:pb-12 lg:beside-panel lg:grid-rows-[auto_1fr]">
      <header className="max-w-3xl">
        <Link to="/solar-for" className="link inline-flex min-h-11 items-center">
          {text('typical.all')}
        </Link>
        <h1>{text('typical.at.title', { place: name })}</h1>
        <p className="mt-2 text-muted sm:mt-3 sm:text-lg">
          {text('typical.at.lead', {
            place: name,
            country: countryTable[place.country].name[language],
            mean: hours(mean),
            month: formatMonth(worstMonth, language),
            least: hours(peakSunHours[worstMonth - 1] ?? 0),
          })}
        </p>
        <ToAudit place={place} className="mt-5" />
      </header>
      <NeedsAt at={at} {...instalments} />
      <div className="grid gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-4">
        <Card>
          <h2 className="text-card mb-4">{text('typical.at.sun')}</h2>
          <SunOfMonths hours={peakSunHours} worstMonth={worstMonth} />
          <p className="mt-4 text-sm text-muted">{text('typical.at.source')}</p>
        </Card>
        {/* On a desk the first one is in sight. */}
        <section aria-labelledby="own" className="grid gap-4 lg:hidden">
          <h2 id="own">{text('typical.own.title')}</h2>
          <p className="text-muted">{text('typical.own.text')}</p>
          <ToAudit place={place} tone="secondary" className="justify-self-start" />
        </section>
      </div>
      <div className="lg:col-span-2">
        <PlaceLinks
          places={at.others}
          country={place.country}
          title={text('typical.at.places', {
            where: text('shell.inCountry', { country: countryTable[place.country].name[language] }),
          })}
        />
      </div>
    </article>
  )
}

type ToAuditProps = Pick<ButtonProps, 'tone' | 'className'> & { place: ListedPlace }

/** To the visitor's own appliances, at this place. */
function ToAudit({ place, tone, className }: ToAuditProps) {
  const text = useText()
  return (
    <Button asChild size="lg" tone={tone} className={className}>
      <Link to={`/smart-solar-plan?place=${place.key}`}>{text('typical.audit')}</Link>
    </Button>
  )
}

/** So many needs, the most common ones, stand there before the others are asked for. */
const commonNeeds = 5

/** Every typical need in a row, with what a system for it costs at the place, with and without the grid. */
function NeedsAt({ at: { place, needs, hoursOfSupply }, monthlyOf, terms }: PlaceViewProps) {
  const text = useText()
  const company = countryTable[place.country].powerCompany
  const without = text('typical.without', { company })
  const withGrid = text('typical.at.with', { company, hours: hoursOfSupply })
  const row = (need: TypicalPlace['needs'][number]) => (
    <tr key={need.key} className="align-top px-4 py-3 max-sm:block">
      <th scope="row" className="mb-2 text-left font-normal max-sm:block sm:px-4 sm:py-3">
        <span className="flex items-center gap-3">
          <NeedDrawing needKey={need.key} className="size-11" />
          <span className="min-w-0">
            <Link to={`/solar-for/${need.key}`} className="link font-semibold">
              {nameIn(need, text.language)}
            </Link>
            <span className="block text-sm text-muted">
              {text('typical.at.day', { energy: formatKwh(need.totalDailyEnergy, text.language) })}
            </span>
          </span>
        </span>
      </th>
      {isEitherWay(need) ? (
        <Price
          system={need.withoutGrid}
          label={text('typical.either', { company })}
          columns={2}
          monthlyOf={monthlyOf}
        />
      ) : (
        <>
          <Price system={need.withoutGrid} label={without} monthlyOf={monthlyOf} />
          <Price system={need.withGrid} label={withGrid} monthlyOf={monthlyOf} />
        </>
      )}
    </tr>
  )
  const table = (listed: TypicalPlace['needs']) => (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-white">
      <table className="w-full max-sm:block">
        <thead className="text-left text-sm max-sm:sr-only">
          <tr>
            <th scope="col" className="bg-sand-2 px-4 py-2">
              {text('typical.at.need')}
            </th>
            <th scope="col" className="bg-sand-2 px-4 py-2">
              {without}
            </th>
            <th scope="col" className="bg-sand-2 px-4 py-2">
              {withGrid}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">{listed.map(row)}</tbody>
      </table>
    </div>
  )
  return (
    <section aria-labelledby="needs-at">
      <h2 id="needs-at">{text('typical.at.needs', { place: placeName(place, place.country) })}</h2>
      <p className="mt-1 text-muted">
        {text('typical.at.terms', { months: terms.tenureMonths, percent: terms.downPaymentPercentage })}
      </p>
      {table(needs.slice(0, commonNeeds))}
      {needs.length > commonNeeds && (
        <Disclosure look="line" summary={text('typical.at.more', { count: needs.length - commonNeeds })}>
          {table(needs.slice(commonNeeds))}
        </Disclosure>
      )}
    </section>
  )
}

type PriceProps = {
  system: TypicalSystem | null
  /** What heads its column on a desk. */
  label: string
  /** Two where it is the same with and without the grid. */
  columns?: 1 | 2
  monthlyOf: MonthlyOf
}

/** What a system costs, and a month of it. */
function Price({ system, label, columns = 1, monthlyOf }: PriceProps) {
  const text = useText()
  const money = (amount: number) => system && onOneLine(formatMoney({ amount, currency: system.currency }))
  return (
    <td colSpan={columns} className="grid-cols-[1fr_auto] items-baseline gap-x-4 py-1 max-sm:grid sm:px-4 sm:py-3">
      <span className={`text-sm ${columns === 1 ? 'sm:hidden' : 'sm:block sm:text-muted'}`}>{label}</span>
      {system ? (
        <span className="contents">
          <strong className="block">{money(system.totalPrice)}</strong>
          <span className="block text-sm text-muted max-sm:col-span-2">
            <span className="whitespace-nowrap">
              {text('typical.at.system', { monthly: money(monthlyOf(system.totalPrice)) ?? '' })}
            </span>
            {' · '}
            <span className="whitespace-nowrap">{text('typical.panels.short', { count: system.panels })}</span>
          </span>
        </span>
      ) : (
        text('typical.none.short')
      )}
    </td>
  )
}

/** The places of the visitor's country that a question names; nothing where it names none. */
export function PlacesNamed({ question, title }: { question: string; title: string }) {
  const { country } = useVisitor()
  const { data = [] } = useQuery(placesQuery(country))
  const places = placesNamed(data, question)
  if (places.length === 0) return null
  return (
    <div className="mb-10">
      <PlaceLinks {...{ places, country, title }} />
    </div>
  )
}

type PlaceLinksProps = { places: readonly ListedPlace[]; country: Country; title: string }

/** So many places are found in one list. */
const fewPlaces = 20

/** Places of a country, each with its page; many of them by the zones of the country. */
export function PlaceLinks({ places, country, title }: PlaceLinksProps) {
  const text = useText()
  const zoned = zones
    .map((zone) => ({ zone: zone.key, its: places.filter(({ key }) => zone.places.some((its) => its === key)) }))
    .filter(({ its }) => its.length > 0)
  const link = (place: ListedPlace) => (
    <li key={place.key}>
      <Link to={`/solar-in/${place.key}`} className="link inline-flex min-h-11 items-center">
        {placeName(place, country)}
      </Link>
    </li>
  )
  return (
    <nav aria-labelledby="places">
      <h2 id="places">{title}</h2>
      {places.length <= fewPlaces || zoned.length === 0 ? (
        <ul className="mt-2 columns-2 gap-x-4 sm:columns-3 lg:columns-4">{places.map(link)}</ul>
      ) : (
        <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {zoned.map(({ zone, its }) => (
            <div key={zone}>
              <h3 className="text-h4 border-b border-line pb-1">{text(`typical.zone.${zone}`)}</h3>
              <ul className="columns-[5.5rem] gap-x-4">{its.map(link)}</ul>
            </div>
          ))}
        </div>
      )}
    </nav>
  )
}
