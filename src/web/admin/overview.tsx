import { ownOrFree } from '#business/accounts/assignee.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContentToday } from '#business/accounts/content-today.ts'
import type { SiteHealth } from '#business/accounts/site-health.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { TodayHealth, TodayTroubles } from '#business/accounts/ui/today-health.tsx'
import { todayPath, useWhoseWork } from '#business/accounts/ui/use-whose-work.ts'
import { whoseWork, type WhoseWork, type WorkShare } from '#business/accounts/whose-work.ts'
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
import { useNow } from '#client/use-now.ts'
import { Agenda, agendaGroups, type AgendaItem, type AgendaSection } from '#design/admin/agenda.tsx'
import { CountedName } from '#design/admin/counted-name.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { inCount } from '#kernel/counted.ts'
import { useContentAgenda } from './content-agenda.tsx'

/** Each part null for a role that has nothing to do with it. */
type Today = {
  readonly requests: LeadsToday | null
  readonly applications: ApplicationsToday | null
  readonly mails: readonly OutboxMail[] | null
  readonly posts: PostsToday | null
  readonly health: SiteHealth | null
  readonly settings: readonly FaultySetting[] | null
  readonly content: ContentToday | null
}

const everyMinute = 60_000
const todayQuery = (whose: WhoseWork) =>
  queryOptions<Today>({
    queryKey: [`${todayPath}?whose=${whose}`],
    refetchInterval: everyMinute,
    placeholderData: keepPreviousData,
  })

/** What there is to do of whom it was chosen; until somebody chooses, one's own and nobody's where any of it is one's own, else everybody's. */
function useToday() {
  const [chosen, keepWhose] = useWhoseWork()
  const [opened, setOpened] = useState<WhoseWork | null>(null)
  const whose = chosen ?? opened ?? 'mine'
  const query = useQuery(todayQuery(whose))
  const { data, isPlaceholderData } = query
  // It stays as it was opened, also once all of one's own is done.
  if (!chosen && !opened && data && !isPlaceholderData) setOpened(hasOwn(data) ? 'mine' : 'everybody')
  return { ...query, whose, keepWhose }
}

/** The first screen: everything that is due now in one order, each with its next action in place. */
export function Overview() {
  const text = useText()
  const me = useMe()
  // The first administrator is called by the head of their address until they write their name.
  const isNamed = me && me.name !== me.email.split('@')[0]
  const { whose, keepWhose, data, isError, isPlaceholderData, refetch, dataUpdatedAt } = useToday()
  const today = wallClock(useNow(), countryTable[defaultCountry].utcOffset).date
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl sm:text-3xl">
          {isNamed ? text('admin.overview.title', { name: me.name }) : text('admin.overview.title.unnamed')}
        </h1>
        {data && <OfToday data={data} whose={whose} isOther={isPlaceholderData} today={today} />}
      </header>
      {data && <WhoseSwitch data={data} whose={whose} onChoose={keepWhose} />}
      {isError && !data && <NotLoaded onRetry={refetch} />}
      {(isPlaceholderData || (!data && !isError)) && <AgendaSkeleton label={text('shell.loading')} />}
      {data && !isPlaceholderData && <Desk data={data} whose={whose} now={new Date(dataUpdatedAt)} today={today} />}
    </div>
  )
}

type OfTodayProps = {
  readonly data: Today
  readonly whose: WhoseWork
  /** The data is of the other choice until this one's is there. */
  readonly isOther: boolean
  readonly today: string
}

/** How many requests are new and how many steps the week has, with the way to each, and the day. */
function OfToday({ data: { requests }, whose, isOther, today }: OfTodayProps) {
  const text = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted sm:text-base">
      {requests && (
        <Link
          to={`/admin/leads?status=new${whose === 'mine' ? `&assignee=${ownOrFree}` : ''}`}
          className={`link inline-flex min-h-11 items-center ${isOther ? 'invisible' : ''}`}
        >
          {text('admin-today.new', { count: requests.new, counted: inCount(requests.new) })}
        </Link>
      )}
      {requests && requests.week > 0 && (
        <Link to="/admin/leads?due=week&assignee=me" className="link inline-flex min-h-11 items-center">
          {text('admin-today.week', { count: requests.week, counted: inCount(requests.week) })}
        </Link>
      )}
      {formatWeekdayAndDate(today, text.language).replace(/ \d{4}$/, '')}
    </p>
  )
}

type WhoseSwitchProps = {
  readonly data: Today
  readonly whose: WhoseWork
  readonly onChoose: (whose: WhoseWork) => void
}

/** One's own records or everybody's, each with how many there are to do; nothing for whoever works on neither. */
function WhoseSwitch({ data, whose, onChoose }: WhoseSwitchProps) {
  const text = useText()
  if (!data.requests && !data.applications) return null
  return (
    <ChipRow
      label={text('admin-today.whose')}
      layout="segments"
      className="justify-self-start max-sm:w-full"
      chips={whoseWork.map((one) => ({
        key: one,
        label: <CountedName name={text(`admin-today.whose.${one}`)} count={inAll(data, one)} />,
        selected: one === whose,
        link: <Link replace to={`?whose=${one}`} onClick={() => onChoose(one)} />,
      }))}
    />
  )
}

/** Requests and applications together, of whom it is asked. */
const inAll = ({ requests, applications }: Today, whose: keyof WorkShare) =>
  (requests?.share[whose] ?? 0) + (applications?.share[whose] ?? 0)

/** Something is there that belongs to whoever asks. */
const hasOwn = ({ requests, applications }: Today) => Boolean(requests?.owned || applications?.owned)

type DeskProps = { readonly data: Today; readonly whose: WhoseWork; readonly now: Date; readonly today: string }

/** What there is to do, as it was at `now`: one list by day. */
function Desk({ data, whose, now, today }: DeskProps) {
  const text = useText()
  const { health } = data
  const parts = [
    useSettingAgenda(data.settings),
    useMailAgenda(data.mails, now),
    useLeadAgenda(data.requests, now, whose),
    useApplicationAgenda(data.applications, today, whose),
    usePostAgenda(data.posts),
    useContentAgenda(data.content),
  ]
  const items: readonly AgendaItem[] = parts.flat()
  const sections: readonly AgendaSection[] = agendaGroups.map((one) => ({
    key: one,
    title: text(`admin-today.days.${one}`),
    items: items.filter(({ group }) => group === one),
    isLate: one === 'late',
  }))
  return (
    <>
      {health && <TodayTroubles health={health} />}
      {items.every(({ group }) => group === 'published') && (
        <StateBlock tone="success" title={text('admin-today.nothing')} description={text('admin-today.nothing.text')} />
      )}
      <Agenda
        sections={sections}
        moreLabel={(count) => text('admin-today.all', { count })}
        anyHour={text('admin-today.when.day')}
      />
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
