import { useText } from '#i18n/text-context.tsx'

/** What the page is for, what it asks, and when there is an answer. */
export function EligibilityHero() {
  const text = useText()
  return (
    <section className="on-ink print:hidden">
      <div className="container grid gap-3 py-4 sm:py-6">
        <h1 className="max-w-3xl">{text('eligibility.title')}</h1>
        <p className="max-w-3xl text-lg">{text('eligibility.lead')}</p>
      </div>
    </section>
  )
}
