import { lazyIsland } from '#client/lazy-island.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useCompany } from '#client/company.tsx'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import type { PageModule } from '../../page.ts'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ExpertButton } from './home/expert-button.tsx'
import { Section } from '#design/section.tsx'
import { HomeCarousel } from './home/home-carousel.tsx'
import { IconCard } from './home/icon-card.tsx'

export const messages: MessageContext[] = ['home']

export const queries: PageModule['queries'] = (_params, { country }) => [productsQuery(country), companyQuery()]

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor: { country, language } }) => {
  const values = { brand: brand.name, country: contacts[country].name[language] }
  return { title: text('home.meta.title', values), description: text('home.meta.description', values) }
}

const company = lazyIsland(() => import('./home/company.tsx'))
const systems = lazyIsland(() => import('./home/featured-systems.tsx'))
const offer = lazyIsland(() => import('./home/offer.tsx'))
if (import.meta.env.SSR) await Promise.all([company, systems, offer].map(({ ready }) => ready()))

export default function HomePage() {
  return (
    <>
      <Hero />
      <Purpose />
      <company.Part />
      <systems.Part />
      <offer.Part />
    </>
  )
}

/** The promise, in the visitor's country, over a compound under the sun, drawn for phones, tablets and desks. */
function Hero() {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  return (
    <section className="relative isolate min-h-150 overflow-hidden">
      <picture>
        <source media="(width < 40rem)" srcSet="/pictures/hero-phone.svg" width={360} height={600} />
        <source media="(width < 80rem)" srcSet="/pictures/hero-tablet.svg" width={1280} height={600} />
        <img
          src="/pictures/hero.svg"
          alt=""
          width={2560}
          height={600}
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover object-right-bottom"
        />
      </picture>
      <div className="container grid gap-4 py-8 sm:gap-5 sm:py-12">
        <h1 className="max-w-2xl">{text('home.hero.title', { country: contacts[country].name[language] })}</h1>
        <p className="max-w-xl text-lg">{text('home.hero.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/energy-audit">{text('home.hero.audit')}</Link>
          </Button>
          <ExpertButton>{text('home.hero.contact')}</ExpertButton>
        </div>
      </div>
    </section>
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
