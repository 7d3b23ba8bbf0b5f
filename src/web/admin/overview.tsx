import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SiteHealth } from '#business/accounts/site-health.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { TodayHealth } from '#business/accounts/ui/today-health.tsx'
import type { PostsToday } from '#business/posts/admin-post.ts'
import type { FaultySetting } from '#business/company/settings/setting-record.ts'
import { TodaySettings } from '#business/company/ui/admin/settings/today-settings.tsx'
import { TodayPosts } from '#business/posts/ui/admin/today-posts.tsx'
import type { ApplicationsToday } from '#business/financing/applications-today.ts'
import { TodayApplications } from '#business/financing/ui/admin/today-applications.tsx'
import type { LeadsToday } from '#business/leads/leads-today.ts'
import { TodayRequests } from '#business/leads/ui/admin/today-requests.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Each part null for a role that has nothing to do with it. */
type Today = {
  readonly requests: LeadsToday | null
  readonly applications: ApplicationsToday | null
  readonly posts: PostsToday | null
  readonly health: SiteHealth | null
  readonly settings: readonly FaultySetting[] | null
}

const everyMinute = 60_000
const todayQuery = () => queryOptions<Today>({ queryKey: ['/api/admin/today'], refetchInterval: everyMinute })

/** The first screen: what needs doing now, each a way to the work. */
export function Overview() {
  const text = useText()
  const me = useMe()
  const { data: today, isError, refetch } = useQuery(todayQuery())
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{text('admin.overview.title', { name: me?.name ?? '' })}</h1>
      <h2 className="text-xl">{text('admin-today.title')}</h2>
      {isError && !today && <NotLoaded onRetry={refetch} />}
      {!today && !isError && <Skeleton className="h-64" />}
      {today && (
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {today.settings && <TodaySettings faulty={today.settings} />}
          {today.requests && <TodayRequests requests={today.requests} />}
          {today.applications && <TodayApplications applications={today.applications} />}
          {today.posts && <TodayPosts posts={today.posts} />}
          {today.health && <TodayHealth health={today.health} />}
        </div>
      )}
    </div>
  )
}
