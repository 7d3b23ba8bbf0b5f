import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { ExpertButton } from './expert-button.tsx'

/** The promise, in the visitor's country, over a compound under the sun, drawn for phones, tablets and desks. */
export function Hero() {
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
        <h1 className="max-w-2xl">{text('home.hero.title', { country: contactOf(country).name[language] })}</h1>
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
