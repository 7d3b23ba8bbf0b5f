import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import { FeaturedProducts } from '#business/catalogue/ui/featured-products.tsx'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['home', 'catalogue']

export const queries: PageModule['queries'] = (_params, { country }) => [productsQuery(country)]

export const meta: PageModule['meta'] = ({ text, visitor: { country, language } }) => {
  const values = { brand: brand.name, country: contactOf[country].name[language] }
  return { title: text('home.meta.title', values), description: text('home.meta.description', values) }
}

export default function HomePage() {
  const text = useText()
  return (
    <>
      <Hero />
      <Section title={text('home.steps.title')}>
        <ol className="grid gap-6 md:grid-cols-3">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="border-t-3 border-sun pt-4">
              <h3>{text(`home.steps.${step}.title`)}</h3>
              <p className="mt-2 text-muted">{text(`home.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="products" ground="white" title={text('catalogue.featured.title')} lead={text('home.featured.lead')}>
        <FeaturedProducts onAskPrice={() => openExpertDialog()} />
      </Section>
      <ClosingBanner />
    </>
  )
}

function Hero() {
  const text = useText()
  const { country, language } = useVisitor()
  return (
    <section className="relative isolate flex min-h-150 items-start overflow-hidden">
      <img
        src="/pictures/hero.svg"
        alt=""
        width={1440}
        height={600}
        className="absolute inset-0 -z-10 size-full object-cover object-bottom"
      />
      <div className="container grid gap-5 py-12 sm:py-16">
        <h1 className="max-w-2xl">{text('home.hero.title', { country: contactOf[country].name[language] })}</h1>
        <p className="max-w-xl text-lg">{text('home.hero.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/energy-audit">{text('home.hero.audit')}</Link>
          </Button>
          <Button size="lg" tone="secondary" onClick={() => openExpertDialog()}>
            {text('home.hero.contact')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function ClosingBanner() {
  const text = useText()
  return (
    <Section ground="ink" title={text('home.banner.title')} lead={text('home.banner.text')}>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to="/smart-solar-plan">{text('home.banner.audit')}</Link>
        </Button>
        <Button size="lg" tone="secondary" onClick={() => openExpertDialog('leads.consultation.titleShort')}>
          {text('home.banner.contact')}
        </Button>
      </div>
    </Section>
  )
}
