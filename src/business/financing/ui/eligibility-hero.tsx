import { PageHead } from '#design/page-head.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What the page is for, what it asks, and when there is an answer. */
export function EligibilityHero() {
  const text = useText()
  return (
    <PageHead title={text('eligibility.title')} className="print:hidden">
      <p className="max-w-3xl sm:text-lg">{text('eligibility.lead')}</p>
    </PageHead>
  )
}
