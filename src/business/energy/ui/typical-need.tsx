import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { DataList } from '#design/data-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Missing } from '#client/missing.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatMonth, formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { placeName } from '../place-name.ts'
import type { TypicalNeed } from '../typical-needs.ts'
import { needInWords } from './need-in-words.ts'
import { NeedSystem, PriceLines, type MonthlyOf } from './need-system.tsx'
import { isEitherWay, OtherNeeds } from './need-tiles.tsx'
import { typicalNeedQuery } from './typical-queries.ts'

/** The page of a need in each of its states. */
export function TypicalNeedOf({ needKey, monthlyOf }: { needKey: string; monthlyOf: MonthlyOf }) {
  const text = useText()
  const { country } = useVisitor()
  const { data, isPending, error, refetch } = useQuery(typicalNeedQuery(needKey, country))
  if (isPending) return <TypicalWaiting />
  if (!error) return <NeedView need={data} country={country} monthlyOf={monthlyOf} />
  if (isRefusal(error)) return <TypicalMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('typical.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

export function TypicalWaiting() {
  const text = useText()
  return (
    <div
      role="status"
      aria-label={text('typical.loading')}
      className="container grid grid-cols-[minmax(0,1fr)] gap-6 py-10"
    >
      <Skeleton className="h-12 w-96 max-w-full" />
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}

export function TypicalMissing() {
  const text = useText()
  const action = (
    <Button asChild>
      <Link to="/solar-for">{text('typical.missing.back')}</Link>
    </Button>
  )
  return (
    <Missing title={text('typical.missing.title')} action={action}>
      {text('typical.missing.text')}
    </Missing>
  )
}

type NeedViewProps = { need: TypicalNeed; country: Country; monthlyOf: MonthlyOf }

function NeedView({ need, country, monthlyOf }: NeedViewProps) {
  const text = useText()
  const { language } = text
  const { place, appliances, totalDailyEnergy, requirement, hoursOfSupply } = need
  const name = needInWords(need, text)
  const countryName = countryTable[country].name[language]
  const company = countryTable[country].powerCompany
  const isEither = isEitherWay(need)
  // A long list takes the width of a desk, in two columns.
  const isLong = !isEither && appliances.length > 4
  const wh = (amount: number) => formatQuantity(amount, 'Wh', language)
  const places = <PlacesOfNeed need={need} country={country} />
  const asks = (
    <div className={`grid gap-8 ${isEither || isLong ? 'content-start' : 'lg:grid-cols-2 lg:items-start'}`}>
      {isEither && need.withoutGrid && (
        <section aria-labelledby="parts">
          <h2 id="parts">{text('typical.parts')}</h2>
          <PriceLines system={need.withoutGrid} />
        </section>
      )}
      <section aria-labelledby="asks">
        <h2 id="asks">{text('typical.asks')}</h2>
        <DataList
          className={isLong ? 'lg:columns-2 lg:gap-16 lg:*:break-inside-avoid' : ''}
          rows={[
            ...appliances.map((appliance) => ({
              key: String(appliance.applianceId),
              label: text('typical.counted', { count: appliance.quantity, name: nameIn(appliance, language) }),
              value: wh(appliance.energy),
            })),
            ...(appliances.length > 1
              ? [{ key: 'total', label: text('typical.total'), value: wh(totalDailyEnergy), strong: true }]
              : []),
          ]}
        />
        <p className="mt-3 text-sm text-muted">
          {text('typical.start', {
            running: formatQuantity(Math.round(requirement.runningW), 'W', language),
            peak: formatQuantity(Math.round(requirement.peakW), 'W', language),
          })}{' '}
          {requirement.designMonth !== null &&
            text('typical.sun', {
              month: formatMonth(requirement.designMonth, language),
              place: placeName(place, country),
              hours: formatNumber(requirement.peakSunHours, language, 2),
            })}
        </p>
      </section>
      {!isEither && places}
    </div>
  )
  return (
    <article
      className={`container grid grid-cols-[minmax(0,1fr)] gap-8 pt-3 pb-8 sm:pb-12 ${isEither ? 'lg:beside-panel' : ''}`}
    >
      <header className="max-w-3xl">
        <Link to="/solar-for" className="link inline-flex min-h-11 items-center">
          {text('typical.all')}
        </Link>
        <h1>{text('typical.need.title', { name })}</h1>
        <p className="mt-2 text-muted sm:mt-3 sm:text-lg">
          {text('typical.need.lead', { country: countryName, place: placeName(place, country) })}
        </p>
      </header>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isEither ? 'max-lg:gap-8 lg:contents' : 'lg:grid-cols-2 lg:gap-8'}`}
      >
        <NeedSystem
          title={text(isEither ? 'typical.either' : 'typical.without', { company })}
          promise={text('typical.without.promise')}
          {...{ need, monthlyOf }}
          way="withoutGrid"
          isShort={isEither}
        />
        {isEither ? (
          asks
        ) : (
          <NeedSystem
            title={text('typical.with', { company, hours: hoursOfSupply })}
            promise={text('typical.with.promise', { company })}
            {...{ need, monthlyOf }}
            way="withGrid"
          />
        )}
      </div>
      {isEither ? places : asks}
      <div className="lg:col-span-full">
        <OtherNeeds except={need.key} title={text('typical.others')} />
      </div>
    </article>
  )
}

/** How many places may be named that differ from the others. */
const namedPlaces = 4

/** What it costs in a country's places: in most of them, and which differ. */
function pricesInWords({ places, withoutGrid }: TypicalNeed, country: Country, text: Text): string {
  const prices = places.map(({ totalPrice }) => totalPrice)
  const timesOf = (price: number) => prices.filter((each) => each === price).length
  const [usual = 0] = prices.toSorted((a, b) => timesOf(b) - timesOf(a))
  const others = places.filter(({ totalPrice }) => totalPrice !== usual)
  const money = (amount: number) =>
    onOneLine(formatMoney({ amount, currency: withoutGrid?.currency ?? countryTable[country].currency }))
  if (others.length === 0) return text('typical.places.everywhere', { price: money(usual) })
  if (others.length > namedPlaces) {
    const [least, most] = [Math.min(...prices), Math.max(...prices)]
    return text('typical.places.mostly', { price: money(usual), least: money(least), most: money(most) })
  }
  const named = others.map(({ place, totalPrice }) => `${placeName(place, country)} (${money(totalPrice)})`)
  return text('typical.places.but', { price: money(usual), places: named.join(', ') })
}

/** What the same need takes in each place of the country, as its sun differs. */
function PlacesOfNeed({ need, country }: Pick<NeedViewProps, 'need' | 'country'>) {
  const text = useText()
  const { language } = text
  const { places, withoutGrid } = need
  if (!withoutGrid) return null
  return (
    <section aria-labelledby="places" className="max-w-3xl">
      <h2 id="places">{text('typical.places')}</h2>
      <p>{pricesInWords(need, country, text)}</p>
      <Disclosure look="line" summary={text('typical.places.list', { count: places.length })}>
        <table className="w-full max-[14rem]:wrap-anywhere text-left text-sm sm:text-base">
          <thead>
            <tr>
              <th scope="col" className="py-2 pr-2">
                {text(`typical.place.${countryTable[country].placeKind}`)}
              </th>
              <th scope="col" className="hidden px-2 py-2 text-right sm:table-cell">
                {text('typical.place.sun')}
              </th>
              <th scope="col" className="px-2 py-2 text-right">
                {text('typical.place.panels')}
              </th>
              <th scope="col" className="py-2 pl-2 text-right">
                {text('typical.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, peakSunHours, panels, totalPrice }) => (
              <tr key={place.key} className="border-t border-line">
                <th scope="row" className="pr-2 font-normal">
                  <Link to={`/solar-in/${place.key}`} className="link inline-flex min-h-11 items-center">
                    {placeName(place, country)}
                  </Link>
                </th>
                <td className="figure hidden px-2 text-right sm:table-cell">
                  {formatNumber(peakSunHours, language, 1)}
                </td>
                <td className="figure px-2 text-right">{formatNumber(panels, language)}</td>
                <td className="money pl-2 text-right">
                  {formatMoney({ amount: totalPrice, currency: withoutGrid.currency })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  )
}
