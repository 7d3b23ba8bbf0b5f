import { useState } from 'react'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { PageHead } from '#design/page-head.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What the page is for, and the way to the audit for who does not know yet what they need; on a phone the title alone for who came with a system (`isKnown`). */
export function SimulatorHero({ isKnown }: { isKnown: boolean }) {
  const text = useText()
  // What is chosen on the page moves nothing at its head.
  const [wasKnown] = useState(isKnown)
  return (
    <PageHead title={text('simulator.title')}>
      <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${wasKnown ? 'max-sm:hidden' : ''}`}>
        <p className="max-w-xl max-sm:text-sm sm:text-lg">{text('simulator.lead')}</p>
        <Button asChild tone="secondary" icon="sun" className="max-sm:hidden">
          <Link to="/smart-solar-plan">{text('simulator.evaluate')}</Link>
        </Button>
      </div>
    </PageHead>
  )
}
