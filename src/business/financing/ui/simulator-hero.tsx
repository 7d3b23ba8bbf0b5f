import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { PageHead } from '#design/page-head.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What the page is for, whether the system is chosen already (`isKnown`) or not, and the way to the audit for who does not know yet what they need. */
export function SimulatorHero({ isKnown }: { isKnown: boolean }) {
  const text = useText()
  return (
    <PageHead title={text(isKnown ? 'simulator.title.known' : 'simulator.title')}>
      {isKnown ? (
        <p className="max-w-xl max-sm:hidden sm:text-lg">{text('simulator.lead.known')}</p>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="max-w-xl max-sm:text-sm sm:text-lg">{text('simulator.lead')}</p>
          <Button asChild tone="secondary" icon="sun">
            <Link to="/smart-solar-plan">{text('simulator.evaluate')}</Link>
          </Button>
        </div>
      )}
    </PageHead>
  )
}
