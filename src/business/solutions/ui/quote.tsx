import type { ReactNode } from 'react'
import { useCompany } from '#client/company.tsx'
import { otherLanguage } from '#client/written-in.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Testimonial } from '../proven-solution.ts'
import { testimonialIn } from '../solution-text.ts'
import { SectorBadge } from './sector-badge.tsx'

type QuoteProps = {
  readonly testimonial: Testimonial
  /** When and where it was said. */
  readonly source: ReactNode
  readonly withSector?: boolean
}

/** What a customer said, who they are, and from where it is known. */
export function Quote({ testimonial, source, withSector = false }: QuoteProps) {
  const { language } = useText()
  const { quote, role, location } = testimonialIn(testimonial, language)
  return (
    <Card className="h-full">
      <figure className="flex h-full flex-col gap-4">
        {withSector && (
          <p>
            <SectorBadge sector={testimonial.sector} />
          </p>
        )}
        <blockquote className="border-l-4 border-sun pl-4 text-lg">
          <p lang={otherLanguage(testimonial, 'customerQuote', language)}>{quote}</p>
        </blockquote>
        <figcaption className="mt-auto">
          <span className="block font-semibold">{testimonial.customerName}</span>
          <span className="block text-sm text-muted">{[role, location].filter(Boolean).join(' · ')}</span>
          <span className="text-sm text-muted">{source}</span>
        </figcaption>
      </figure>
    </Card>
  )
}

/** Where a customer published it or when it was told to us; of a sample that it is one. */
export function QuoteSource({ testimonial: { saidOn, sourceUrl, isSample } }: Pick<QuoteProps, 'testimonial'>) {
  const { brand } = useCompany()
  const text = useText()
  const date = formatLongDate(saidOn, text.language)
  if (isSample) return text('content.testimonials.sample')
  if (!sourceUrl) return text('content.testimonials.told', { brand: brand.name, date })
  return (
    <a className="link" href={sourceUrl} rel="noopener nofollow">
      {text('content.testimonials.published', { date })}
    </a>
  )
}
