import { useId, useState, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { BarList, type Bar } from '#design/charts/bar-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'

type AnalyticsCardProps = {
  readonly title: string
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** Some analytics under their heading, over the whole width. */
export function AnalyticsCard({ title, hint, children }: AnalyticsCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-card border border-line bg-white p-4 sm:p-5 lg:col-span-2"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** The same one of several in columns; on a phone it is its first figure until somebody opens it. */
export function FoldedCard({ first, ...card }: AnalyticsCardProps & { readonly first: ReactNode }) {
  const [isRoomy] = useState(() => matchMedia('(min-width: 40rem)').matches)
  if (isRoomy) return <AnalyticsCard {...card} />
  const { title, hint, children } = card
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-lg">{title}</h2>
          <span className="text-sm font-normal text-muted group-open:hidden">{first}</span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {hint && <p className="-mt-3 text-sm text-muted">{hint}</p>}
        {children}
      </div>
    </Disclosure>
  )
}

/** What stands first in a list, in short. */
export const firstOf = ([first]: readonly Bar[]) =>
  first && (
    <>
      {first.label} {first.amount}
    </>
  )

/** So many are shown at once; of more only the first few. */
const mostShown = 6
const shownAtFirst = 5

type RankedBarsProps = { readonly label: string; readonly bars: readonly Bar[] }

/** Bars, the longest first, lines where all are as long; the end of a long list when asked for. */
export function RankedBars({ label, bars }: RankedBarsProps) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const isLong = bars.length > mostShown
  const shown = isLong && !isWhole ? bars.slice(0, shownAtFirst) : bars
  return (
    <>
      <BarList label={label} bars={shown} isLevel={bars.every(({ value }) => value === bars[0]?.value)} />
      {isLong && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text('admin-analytics.less') : text('admin-analytics.more', { count: bars.length - shownAtFirst })}
        </Button>
      )}
    </>
  )
}
