import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import { HomeCarousel } from './home-carousel.tsx'
import { IconCard } from './icon-card.tsx'

const purposes = [
  ['mission', 'bolt'],
  ['vision', 'sun'],
] as const

/** Mission and vision. */
export function Purpose() {
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
