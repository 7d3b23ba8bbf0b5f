import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { HorizonMotif } from '#design/motif.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ExpertButton } from './expert-button.tsx'

/** The last word, over the sun that sets behind a field of panels. */
export function ClosingBanner() {
  const text = useText()
  return (
    <section aria-labelledby="closing" className="on-ink relative isolate overflow-hidden pt-10 pb-44 sm:py-24">
      <HorizonMotif className="absolute inset-x-0 bottom-0 -z-10 h-40 w-full sm:h-full" />
      <div className="container">
        <h2 id="closing" className="max-w-xl">
          {text('home.banner.title')}
        </h2>
        <p className="mt-3 max-w-lg text-lg">{text('home.banner.text')}</p>
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
