import { HorizonMotif } from '#design/motif.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What the page is for, what it asks, and when there is an answer. */
export function EligibilityHero() {
  const text = useText()
  return (
    <section className="on-ink relative isolate overflow-hidden print:hidden">
      <HorizonMotif className="absolute inset-y-0 right-0 -z-10 hidden h-full w-3/5 [mask-image:linear-gradient(to_right,transparent,black_45%)] lg:block" />
      <div className="container grid gap-3 py-4 sm:py-6">
        <h1 className="max-w-3xl">{text('eligibility.title')}</h1>
        <p className="max-w-3xl sm:text-lg">{text('eligibility.lead')}</p>
      </div>
    </section>
  )
}
