import type { MessageContext } from '#i18n/message-contexts.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import type { PageModule } from '../../page.ts'
import { ClosingBanner } from './home/closing-banner.tsx'
import { Features } from './home/features.tsx'
import { FeaturedSystems } from './home/featured-systems.tsx'
import { Hero } from './home/hero.tsx'
import { Impact } from './home/impact.tsx'
import { Partners } from './home/partners.tsx'
import { Purpose } from './home/purpose.tsx'
import { Team } from './home/team.tsx'

export const messages: MessageContext[] = ['home']

export const queries: PageModule['queries'] = (_params, { country }) => [productsQuery(country)]

export const meta: PageModule['meta'] = ({ text, visitor: { country, language } }) => {
  const values = { brand: brand.name, country: contactOf[country].name[language] }
  return { title: text('home.meta.title', values), description: text('home.meta.description', values) }
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Purpose />
      <Impact />
      <Team />
      <Partners />
      <FeaturedSystems />
      <Features />
      <ClosingBanner />
    </>
  )
}
