import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ListedApplication } from '../../admin-application.ts'
import { reviewClock } from '../../review-clock.ts'

const tones = { overdue: 'clay', today: 'sun', ahead: 'neutral' } as const

type ReviewClockBadgeProps = { readonly application: Pick<ListedApplication, 'reviewDueOn' | 'country'> }

/** By when a review is due, in words and colour; nothing for what waits for none. */
export function ReviewClockBadge({ application }: ReviewClockBadgeProps) {
  const text = useText()
  const [now] = useState(() => new Date())
  const clock = reviewClock(application, now)
  if (!clock) return null
  // The year goes without saying: a review is due in days.
  const date = formatLongDate(clock.dueOn, text.language).replace(/,? \d{4}$/, '')
  return (
    <Badge tone={tones[clock.state]} icon={clock.state === 'overdue' ? 'alert' : 'clock'}>
      {text(`admin-applications.clock.${clock.state}`, { date })}
    </Badge>
  )
}
