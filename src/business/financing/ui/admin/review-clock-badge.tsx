import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { ListedApplication } from '../../admin-application.ts'
import { reviewClock } from '../../review-clock.ts'

const tones = { overdue: 'clay', today: 'sun' } as const

type ReviewClockBadgeProps = { readonly application: Pick<ListedApplication, 'reviewDueOn' | 'country' | 'askedAt'> }

/** By when a review is due, in words while there is time, in colour from that day on; or since when it waits for its applicant. */
export function ReviewClockBadge({ application }: ReviewClockBadgeProps) {
  const text = useText()
  const [now] = useState(() => new Date())
  const clock = reviewClock(application, now)
  // The year goes without saying: all of it is a matter of days.
  const inShort = (day: CalendarDate) => formatLongDate(day, text.language).replace(/,? \d{4}$/, '')
  if (application.askedAt !== null) {
    const asked = wallClock(new Date(application.askedAt), countryTable[application.country].utcOffset)
    return <Calm>{text('admin-applications.clock.applicant', { date: inShort(asked.date) })}</Calm>
  }
  if (!clock) return null
  const date = inShort(clock.dueOn)
  const words = text(`admin-applications.clock.${clock.state}`, { date })
  if (clock.state === 'ahead') return <Calm>{words}</Calm>
  return (
    <Badge tone={tones[clock.state]} icon={clock.state === 'overdue' ? 'alert' : 'clock'}>
      {words}
    </Badge>
  )
}

function Calm({ children }: { readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted min-[14rem]:whitespace-nowrap">
      <Icon name="clock" className="size-4 shrink-0" />
      {children}
    </span>
  )
}
