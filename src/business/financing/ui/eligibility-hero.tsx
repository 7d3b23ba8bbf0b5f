import { useEffect } from 'react'
import { PageHead } from '#design/page-head.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What the page is for, what it asks, and when there is an answer; on the screens that follow its title alone; at last that it is done. */
export function EligibilityHero({ stage }: { stage: 'begin' | 'underway' | 'sent' }) {
  const text = useText()
  const isSent = stage === 'sent'
  useEffect(() => {
    const title = document.querySelector('h1')
    if (!isSent || !title) return
    window.scrollTo(0, 0)
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [isSent])
  return (
    <PageHead
      title={text(isSent ? 'application.submitted' : 'eligibility.title')}
      className={`print:hidden ${stage === 'underway' ? '[&_h1]:text-xl [&>div]:py-2.5' : ''}`}
    >
      {stage !== 'underway' && (
        <p className="max-w-3xl sm:text-lg">{text(isSent ? 'application.submitted.text' : 'eligibility.lead')}</p>
      )}
    </PageHead>
  )
}
