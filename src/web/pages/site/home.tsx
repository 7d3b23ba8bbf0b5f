import { lazyIsland } from '#client/lazy-island.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { companyQuery } from '#business/content/ui/content-queries.ts'
import type { PageModule } from '../../page.ts'
import { Hero } from './home/hero.tsx'
import { Purpose } from './home/purpose.tsx'

export const messages: MessageContext[] = ['home']

export const queries: PageModule['queries'] = (_params, { country }) => [productsQuery(country), companyQuery()]

export const meta: PageModule['meta'] = ({ text, visitor: { country, language } }) => {
  const values = { brand: brand().name, country: contactOf(country).name[language] }
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
