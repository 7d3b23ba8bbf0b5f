import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import { HomeCarousel } from './home-carousel.tsx'
import { IconCard } from './icon-card.tsx'

const features = [
  ['sized', 'gauge'],
  ['savings', 'sun'],
  ['warranty', 'shield'],
  ['instalments', 'calendar'],
  ['quote', 'chat'],
  ['support', 'phone'],
] as const

/** What the company offers, one card each. */
export function Features() {
  const text = useText()
  const title = text('home.features.title')
  const slides = features.map(([key, icon]) => ({
    key,
    content: (
      <IconCard icon={icon} title={text(`home.features.${key}.title`)}>
        {text(`home.features.${key}.text`)}
      </IconCard>
    ),
  }))
  return (
    <Section id="about" ground="white" title={title}>
      <HomeCarousel label={title} intervalMs={5000} columns="sm:grid-cols-2 lg:grid-cols-3" slides={slides} />
      <Button asChild size="lg" className="mt-8">
        <Link to="/smart-solar-plan">{text('home.features.action')}</Link>
      </Button>
    </Section>
  )
}
