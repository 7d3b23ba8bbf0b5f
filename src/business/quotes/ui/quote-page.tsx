import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { Button } from '#design/button.tsx'
import { Missing } from '#client/missing.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { quoteDays } from '#kernel/retention.ts'
import type { Quote } from '../quote.ts'
import { quoteQuery } from './quote-query.ts'
import { QuoteView } from './quote-view.tsx'

type QuotePageProps = {
  quoteKey: string
  /** What can be done next. */
  actionsOf: (quote: Quote) => ReactNode
  pictureOf: (system: Quote['system']) => ReactNode
  /** The other quote that the address names. */
  comparedWith: string | null
  /** What there is to say of installing it. */
  stepsOf: (quote: Quote) => ReactNode
}

/** The quote of a key in each of its states. One that has expired looks like one that never was. */
export function QuotePage({ quoteKey, actionsOf, pictureOf, comparedWith, stepsOf }: QuotePageProps) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(quoteQuery(quoteKey))
  if (isPending) return <Waiting label={text('quote.loading')} />
  if (!error) {
    return (
      <>
        <QuoteView
          quote={data}
          actions={actionsOf(data)}
          picture={pictureOf(data.system)}
          comparedWith={comparedWith}
        />
        {stepsOf(data)}
      </>
    )
  }
  if (isRefusal(error)) return <QuoteMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('quote.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

function QuoteMissing() {
  const text = useText()
  const again = (
    <>
      <Button asChild>
        <Link to="/smart-solar-plan">{text('quote.missing.audit')}</Link>
      </Button>
      <Button asChild tone="secondary">
        <Link to="/quote">{text('quote.missing.find')}</Link>
      </Button>
    </>
  )
  return (
    <Missing title={text('quote.missing.title')} action={again}>
      {text('quote.missing.text', { days: quoteDays })}
    </Missing>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="container grid gap-6 py-10">
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
