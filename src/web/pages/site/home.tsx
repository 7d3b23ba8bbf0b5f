import { Link } from '#client/link.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useCompany } from '#client/company.tsx'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import type { PageModule } from '../../page.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { placeName } from '#business/energy/place-name.ts'
import { segments } from '#business/energy/segment.ts'
import { firstTestimonialQuery } from '#business/solutions/ui/solution-queries.ts'
import { placesQuery } from '#business/energy/ui/places-query.ts'
import { leastOffer } from '#business/energy/least-offer.ts'
import { needInWords } from '#business/energy/ui/need-in-words.ts'
import { featuredQuery, typicalPlaceQuery } from '#business/energy/ui/typical-queries.ts'
import { monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { readForm } from '#client/read-form.ts'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { useSavesData, useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { Company } from './home/company.tsx'
import { ExpertButton } from './home/expert-button.tsx'
import { FeaturedSystems } from './home/featured-systems.tsx'
import { Section } from '#design/section.tsx'
import { HomeCarousel } from './home/home-carousel.tsx'
import { IconCard } from './home/icon-card.tsx'
import { Offer } from './home/offer.tsx'

export const messages: MessageContext[] = ['home', 'everyday']

export const queries: PageModule['queries'] = (_params, { country }) => [
  featuredQuery(country),
  companyQuery(),
  firstTestimonialQuery(),
  placesQuery(country),
]

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor: { country, language } }) => {
  const values = {
    brand: brand.name,
    country: contacts[country].name[language],
  }
  return {
    title: text('home.meta.title', values),
    description: text('home.meta.description', values),
  }
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Purpose />
      <Company />
      <FeaturedSystems />
      <Offer />
    </>
  )
}

/** The promise, in the visitor's country, over a compound under the sun, drawn for phones, tablets and desks. */
function Hero() {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const [asked, setAsked] = useState<Asked>({})
  return (
    <section className="relative isolate min-h-150 overflow-hidden bg-[#f6eedf] max-sm:min-h-180">
      {!useSavesData() && <HeroDrawing />}
      <div className="container grid gap-3 py-6 max-sm:pb-64 sm:gap-5 sm:py-10">
        <h1 className="max-w-2xl">
          {text('home.hero.title', {
            country: contacts[country].name[language],
          })}
        </h1>
        <p className="max-w-xl text-lg max-sm:text-base">{text('home.hero.text')}</p>
        <Proof asked={asked} />
        <FirstQuestions key={country} asked={asked} onAsk={setAsked} />
      </div>
    </section>
  )
}

/** For phones, tablets and desks. */
function HeroDrawing() {
  return (
    <picture>
      {/* A quarter of a kilobyte in its place, which is not shown. */}
      <source media="(prefers-reduced-data: reduce)" srcSet="/favicon.svg" width={32} height={32} />
      <source media="(width < 40rem)" srcSet="/pictures/hero-phone.svg" width={360} height={600} />
      <source media="(width < 80rem)" srcSet="/pictures/hero-tablet.svg" width={1280} height={600} />
      <img
        src="/pictures/hero.svg"
        alt=""
        width={2560}
        height={600}
        fetchPriority="high"
        // A tablet is as wide as words and house, side by side, at a smaller scale.
        className="absolute inset-0 -z-10 size-full object-cover object-right-bottom sm:max-lg:object-contain"
      />
    </picture>
  )
}

/** What was answered to the first two questions of the audit. */
type Asked = { readonly type?: string; readonly place?: string }

/** The first two questions of the audit, which goes on from them; without script by the address. */
function FirstQuestions({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const text = useText()
  const { country } = useVisitor()
  const navigate = useNavigate()
  const { data: places = [] } = useQuery(placesQuery(country))
  const { defaultPlace, placeKind } = countryTable[country]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(`/energy-audit?${new URLSearchParams(readForm(event.currentTarget))}`)
  }
  return (
    <form
      action="/energy-audit"
      onSubmit={submit}
      onChange={({ currentTarget }) => onAsk(readForm(currentTarget))}
      className="grid max-w-120 grid-cols-2 gap-3"
    >
      <label className="text-sm font-semibold">
        {text('home.hero.type')}
        <select name="type" className="control mt-1.5 font-normal">
          {segments.map((segment) => (
            <option key={segment} value={segment}>
              {text(`home.hero.type.${segment}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        {text(`home.hero.place.${placeKind}`)}
        <select name="place" defaultValue={defaultPlace} className="control mt-1.5 font-normal">
          {places.map((place) => (
            <option key={place.key} value={place.key}>
              {placeName(place, country)}
            </option>
          ))}
        </select>
      </label>
      <div className="col-span-2 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit" size="lg">
          {text('home.hero.audit')}
        </Button>
        <ExpertButton place={asked.place}>{text('home.hero.contact')}</ExpertButton>
      </div>
    </form>
  )
}

/** What the least expensive complete system of the typical needs, there and for what was asked, costs a month, and what it is computed from. */
function Proof({ asked }: { asked: Asked }) {
  const text = useText()
  const { country } = useVisitor()
  const { data: places = [] } = useQuery(placesQuery(country))
  const { data: { least: usual } = {} } = useQuery(featuredQuery(country))
  const placeOf = (wanted: string) => places.find(({ key }) => key === wanted)
  const { data: there } = useQuery({
    ...typicalPlaceQuery(asked.place ?? ''),
    enabled: asked.place !== undefined && placeOf(asked.place) !== undefined,
    // What was told stands until the next is there.
    placeholderData: (previous) => previous,
  })
  const asThere = there && leastOffer({ needs: there.needs.filter(({ segment }) => segment === asked.type) })
  const least = asThere ?? usual
  const place = placeOf(asThere && there ? there.place.key : countryTable[country].defaultPlace)
  if (!least || !place) return null
  const { need, system } = least
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: system.currency }))
  const { monthlyPayment, instalments: months } = monthlyPaymentOf({
    totalAmount: system.totalPrice,
    ...startingTerms,
  })
  const { downPaymentPercentage: percent } = startingTerms
  return (
    <div className="leads-on relative max-w-120 rounded-card border border-line bg-white p-4">
      <Link
        to={`/solar-for/${need.key}`}
        className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-2 leading-snug outline-offset-4 after:absolute after:inset-0 sm:grid-cols-[minmax(0,1fr)_6rem]"
      >
        <span className="col-span-full text-[0.875rem]">
          {text('home.hero.example', { need: needInWords(need, text), place: placeName(place, country) })}
        </span>
        <span className="font-display text-lg font-bold sm:text-2xl">
          {text('home.hero.monthly', { amount: money(monthlyPayment) })}
        </span>
        <span className="col-start-2 row-span-2 row-start-2 overflow-hidden rounded-control">
          <ProductPicture src={system.imageUrl} alt="" eager />
        </span>
        <span className="text-[0.875rem] text-muted">
          {text('home.hero.system', { panels: system.panels, amount: money(system.totalPrice) })}
        </span>
      </Link>
      <Link to="/solar-for" className="relative inline-block py-1 text-[0.875rem] text-muted underline">
        {text('home.hero.proof', { months, percent })}
      </Link>
    </div>
  )
}

const purposes = [
  ['mission', 'bolt'],
  ['vision', 'sun'],
] as const

/** Mission and vision. */
function Purpose() {
  const text = useText()
  const title = text('home.purpose.title')
  const slides = purposes.map(([key, icon]) => ({
    key,
    content: (
      <IconCard icon={icon} title={text(`home.purpose.${key}.title`)}>
        {text(`home.purpose.${key}.text`)}
      </IconCard>
    ),
  }))
  return (
    <Section title={title}>
      <HomeCarousel label={title} intervalMs={4000} columns="sm:grid-cols-2" slides={slides} />
    </Section>
  )
}
