import { Link } from '#client/link.tsx'
import { CallBand } from '#client/needs-call.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ExpertButton } from './expert-button.tsx'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '#design/section.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { SourceLine } from '#business/company/ui/source-line.tsx'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import { HomeCarousel } from './home-carousel.tsx'
import { IconCard } from './icon-card.tsx'

/** What a visitor may expect, and the way on. */
export function Offer() {
  return (
    <>
      <Features />
      <ClosingBanner />
    </>
  )
}

/** The last word. */
function ClosingBanner() {
  const text = useText()
  const actions = (
    <>
      <Button asChild size="lg">
        <Link to="/smart-solar-plan">{text('home.banner.audit')}</Link>
      </Button>
      <ExpertButton title="leads.consultation.titleShort">{text('home.banner.contact')}</ExpertButton>
    </>
  )
  return (
    <CallBand title={text('home.banner.title')} actions={actions}>
      {text('home.banner.text')}
    </CallBand>
  )
}

const features = [
  ['sized', 'gauge'],
  ['savings', 'sun'],
  ['warranty', 'shield'],
  ['instalments', 'calendar'],
  ['quote', 'chat'],
  ['support', 'phone'],
] as const

type Feature = (typeof features)[number][0]

type Told = { readonly title: string; readonly words: string; readonly source?: ReactNode }

/** What the site does is told in its own words, what the company promises as staff have set it; null until that is here. */
function useWords() {
  const text = useText()
  const claims = useQuery(companyQuery()).data?.claims
  return (key: Feature): Told | null => {
    if (key === 'sized' || key === 'instalments') {
      return { title: text(`home.features.${key}.title`), words: text(`home.features.${key}.text`) }
    }
    if (!claims) return null
    const claim = claims[key]
    const told = { title: inLanguage(claim, 'title', text.language), words: inLanguage(claim, 'text', text.language) }
    if (!('source' in claim)) return told
    return claim.source ? { ...told, source: <SourceLine of={claim} message="home.source" /> } : null
  }
}

/** What the company offers, one card each. */
function Features() {
  const text = useText()
  const title = text('home.features.title')
  const wordsOf = useWords()
  const slides = features.flatMap(([key, icon]) => {
    const told = wordsOf(key)
    if (!told?.title) return []
    const content = (
      <IconCard icon={icon} title={told.title}>
        {told.words}
        {told.source && <span className="mt-2 block text-sm">{told.source}</span>}
      </IconCard>
    )
    return [{ key, content }]
  })
  return (
    <Section id="about" ground="white" title={title}>
      <HomeCarousel label={title} intervalMs={5000} columns="sm:grid-cols-2 lg:grid-cols-3" slides={slides} />
      <Button asChild size="lg" tone="secondary" className="mt-8">
        <Link to="/smart-solar-plan">{text('home.features.action')}</Link>
      </Button>
    </Section>
  )
}
