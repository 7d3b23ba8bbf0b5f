import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { HorizonMotif } from '#design/motif.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What the page is for, and the way to the audit for who does not know yet what they need. */
export function SimulatorHero() {
  const text = useText()
  return (
    <section className="on-ink relative isolate overflow-hidden">
      <HorizonMotif className="absolute inset-y-0 right-0 -z-10 hidden h-full w-3/5 [mask-image:linear-gradient(to_right,transparent,black_45%)] lg:block" />
      <div className="container grid justify-items-start gap-2 py-4 sm:py-7">
        <h1>{text('simulator.title')}</h1>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <p className="max-w-xl max-sm:text-sm sm:text-lg">{text('simulator.lead')}</p>
          <Button asChild tone="secondary" icon="sun">
            <Link to="/smart-solar-plan">{text('simulator.evaluate')}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
