import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Testimonial } from '../proven-solution.ts'
import { testimonialIn } from '../solution-text.ts'
import { SectorBadge } from './sector-badge.tsx'

/** What a customer said, and who they are. */
export function Quote({ testimonial, withSector = false }: { testimonial: Testimonial; withSector?: boolean }) {
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
          <p>{quote}</p>
        </blockquote>
        <figcaption className="mt-auto">
          <span className="block font-semibold">{testimonial.customerName}</span>
          <span className="text-sm text-muted">{[role, location].filter(Boolean).join(' · ')}</span>
        </figcaption>
      </figure>
    </Card>
  )
}
