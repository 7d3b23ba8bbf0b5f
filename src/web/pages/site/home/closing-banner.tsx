import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { HorizonMotif } from '#design/motif.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ExpertButton } from './expert-button.tsx'

/** The last word, beside the sun that sets behind a field of panels. */
export function ClosingBanner() {
  const text = useText()
  return (
    <section aria-labelledby="closing" className="container pt-10 sm:pt-16">
      <div className="on-ink relative isolate overflow-hidden rounded-card px-5 pt-8 pb-40 sm:px-10 sm:py-14">
        <HorizonMotif className="absolute inset-x-0 bottom-0 -z-10 h-36 w-full sm:h-full" />
        <h2 id="closing" className="max-w-md">
          {text('home.banner.title')}
        </h2>
        <p className="mt-3 max-w-md text-lg">{text('home.banner.text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/smart-solar-plan">{text('home.banner.audit')}</Link>
          </Button>
          <ExpertButton title="leads.consultation.titleShort">{text('home.banner.contact')}</ExpertButton>
        </div>
      </div>
    </section>
  )
}
