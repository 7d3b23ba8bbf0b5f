import { useQuery } from '@tanstack/react-query'
import { Section } from '#design/section.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { testimonialsQuery } from './solution-queries.ts'
import { Quote, QuoteSource } from './quote.tsx'

/** What customers said; nothing at all while none has. */
export function Testimonials() {
  const text = useText()
  const { data, isPending, isError } = useQuery(testimonialsQuery())
  if (data?.length === 0) return null
  const title = data?.every(({ isSample }) => isSample) ? 'content.testimonials.samples' : 'content.testimonials.title'
  return (
    <Section title={text(title)} ground="white">
      {isPending && (
        <div role="status" aria-label={text('content.testimonials.loading')} className="grid gap-5 md:grid-cols-2">
          {[1, 2].map((card) => (
            <Skeleton key={card} className="h-52" />
          ))}
        </div>
      )}
      {isError && (
        <p role="alert" className="rounded-card bg-clay-soft px-4 py-3 text-clay-deep">
          {text('content.testimonials.error')}
        </p>
      )}
      <ul aria-label={text(title)} tabIndex={0} className="phone-row gap-5 md:grid md:grid-cols-2 print:grid">
        {data?.map((testimonial) => (
          <li key={testimonial.solutionId}>
            <Quote testimonial={testimonial} source={<QuoteSource testimonial={testimonial} />} withSector />
          </li>
        ))}
      </ul>
    </Section>
  )
}
