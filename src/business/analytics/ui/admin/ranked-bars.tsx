import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { BarList, type Bar } from '#design/charts/bar-list.tsx'
import { useText } from '#i18n/text-context.tsx'

/** So many are shown at once; of more only the first few. */
const mostShown = 10
const shownAtFirst = 8

type RankedBarsProps = { readonly label: string; readonly bars: readonly Bar[] }

/** Bars, the longest first; the end of a long list when asked for. */
export function RankedBars({ label, bars }: RankedBarsProps) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  if (bars.length === 0) return <p className="text-muted">{text('admin-numbers.none')}</p>
  const isLong = bars.length > mostShown
  return (
    <>
      <BarList label={label} bars={isLong && !isWhole ? bars.slice(0, shownAtFirst) : bars} />
      {isLong && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text('admin-numbers.less') : text('admin-numbers.more', { count: bars.length - shownAtFirst })}
        </Button>
      )}
    </>
  )
}
