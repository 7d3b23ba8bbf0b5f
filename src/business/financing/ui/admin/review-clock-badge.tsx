import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ListedApplication } from '../../admin-application.ts'
import { reviewClock } from '../../review-clock.ts'

const tones = { overdue: 'clay', today: 'sun' } as const

type ReviewClockBadgeProps = { readonly application: Pick<ListedApplication, 'reviewDueOn' | 'country'> }

/** By when a review is due: in words while there is time, in colour from that day on; nothing for what waits for none. */
export function ReviewClockBadge({ application }: ReviewClockBadgeProps) {
  const text = useText()
  const [now] = useState(() => new Date())
  const clock = reviewClock(application, now)
  if (!clock) return null
  // The year goes without saying: a review is due in days.
  const date = formatLongDate(clock.dueOn, text.language).replace(/,? \d{4}$/, '')
  const words = text(`admin-applications.clock.${clock.state}`, { date })
  if (clock.state === 'ahead')
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted min-[14rem]:whitespace-nowrap">
        <Icon name="clock" className="size-4 shrink-0" />
        {words}
      </span>
    )
  return (
    <Badge tone={tones[clock.state]} icon={clock.state === 'overdue' ? 'alert' : 'clock'}>
      {words}
    </Badge>
  )
}
