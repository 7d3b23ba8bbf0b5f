import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SiteHealth } from '#business/accounts/site-health.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { TodayHealth, TodayTroubles } from '#business/accounts/ui/today-health.tsx'
import type { PostsToday } from '#business/posts/admin-post.ts'
import type { FaultySetting } from '#business/company/settings/setting-record.ts'
import { useSettingAgenda } from '#business/company/ui/admin/settings/today-settings.tsx'
import { usePostAgenda } from '#business/posts/ui/admin/today-posts.tsx'
import type { ApplicationsToday } from '#business/financing/applications-today.ts'
import { useApplicationAgenda } from '#business/financing/ui/admin/today-applications.tsx'
import type { LeadsToday } from '#business/leads/leads-today.ts'
import { useLeadAgenda } from '#business/leads/ui/admin/today-requests.tsx'
import type { OutboxMail } from '#business/mail/outbox-mail.ts'
import { useMailAgenda } from '#business/mail/ui/admin/today-mails.tsx'
import { Agenda, urgencies, type AgendaItem, type AgendaSection } from '#design/admin/agenda.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { inCount } from '#kernel/counted.ts'

/** Each part null for a role that has nothing to do with it. */
type Today = {
  readonly requests: LeadsToday | null
  readonly applications: ApplicationsToday | null
  readonly mails: readonly OutboxMail[] | null
  readonly posts: PostsToday | null
  readonly health: SiteHealth | null
  readonly settings: readonly FaultySetting[] | null
}

const everyMinute = 60_000
const todayQuery = () =>
  queryOptions<Today>({
    queryKey: ['/api/admin/today'],
    refetchInterval: everyMinute,
  })

/** The first screen: everything that is due now in one order, each with its next action in place. */
export function Overview() {
  const text = useText()
  const me = useMe()
  // The first administrator is called by the head of their address until they write their name.
  const isNamed = me && me.name !== me.email.split('@')[0]
  const { data, isError, refetch, dataUpdatedAt } = useQuery(todayQuery())
  const today = wallClock(new Date(dataUpdatedAt || 0), countryTable[defaultCountry].utcOffset).date
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl sm:text-3xl">
          {isNamed ? text('admin.overview.title', { name: me.name }) : text('admin.overview.title.unnamed')}
        </h1>
        {data && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted sm:text-base">
            {data.requests && (
              <>
                <Link to="/admin/leads?status=new" className="link inline-flex min-h-11 items-center">
                  {text('admin-today.new', { count: data.requests.new, counted: inCount(data.requests.new) })}
                </Link>
                {data.requests.week > 0 && (
                  <Link to="/admin/leads?due=week&assignee=me" className="link inline-flex min-h-11 items-center">
                    {text('admin-today.week', { count: data.requests.week, counted: inCount(data.requests.week) })}
                  </Link>
                )}
              </>
            )}
            {formatWeekdayAndDate(today, text.language).replace(/ \d{4}$/, '')}
          </p>
        )}
      </header>
      {isError && !data && <NotLoaded onRetry={refetch} />}
      {!data && !isError && <AgendaSkeleton label={text('shell.loading')} />}
      {data && <Desk data={data} now={new Date(dataUpdatedAt)} today={today} />}
    </div>
  )
}

/** What there is to do, as it was at `now`: one list by day. */
function Desk({ data, now, today }: { data: Today; now: Date; today: string }) {
  const text = useText()
  const { health } = data
  const parts = [
    useSettingAgenda(data.settings),
    useMailAgenda(data.mails, now),
    useLeadAgenda(data.requests, now),
    useApplicationAgenda(data.applications, today),
    usePostAgenda(data.posts),
  ]
  const items: readonly AgendaItem[] = parts.flat()
  const sections: readonly AgendaSection[] = urgencies.map((day) => ({
    key: day,
    title: text(`admin-today.days.${day}`),
    items: items.filter(({ group }) => group === day),
    isLate: day === 'late',
  }))
  return (
    <>
      {health && <TodayTroubles health={health} />}
      {items.length === 0 && (
        <StateBlock tone="success" title={text('admin-today.nothing')} description={text('admin-today.nothing.text')} />
      )}
      <Agenda sections={sections} moreLabel={(count) => text('admin-today.all', { count })} />
      {health && <TodayHealth health={health} />}
    </>
  )
}

function AgendaSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line rounded-card border border-line bg-white">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-4 px-4 py-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <Skeleton className="hidden h-11 w-40 md:block" />
        </div>
      ))}
    </div>
  )
}
