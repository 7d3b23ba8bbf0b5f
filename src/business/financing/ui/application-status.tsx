import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { Missing } from '#client/missing.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { applicationQuery } from './application-queries.ts'
import { ApplicationView } from './status-view.tsx'
import type { PictureOf } from './picture-of.ts'
import { useSupportLinks } from './eligibility-support.tsx'

/** How an application stands, to the browser that may open it. To every other it does not exist. */
export function ApplicationStatus({ id, pictureOf }: { id: string; pictureOf: PictureOf }) {
  const text = useText()
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(id))
  if (data) {
    return (
      <ApplicationView
        application={data}
        pictureOf={pictureOf}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
    )
  }
  if (isRefusal(error)) return <ApplicationUnknown />
  if (error) {
    return (
      <div className="container py-12">
        <h1 className="sr-only">{text('tracking.title')}</h1>
        <StateBlock
          tone="error"
          title={text('tracking.failed.title')}
          description={text('tracking.failed.text')}
          action={
            <Button icon="refresh" loading={isFetching} onClick={() => void refetch()}>
              {text('tracking.retry')}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div role="status" aria-label={text('tracking.loading')} className="container grid gap-6 py-10">
      <h1 className="sr-only">{text('tracking.title')}</h1>
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-24 w-full max-w-2xl rounded-card" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    </div>
  )
}

/** No application, or none that this browser may open: the two look the same. */
function ApplicationUnknown() {
  const text = useText()
  return (
    <Missing
      title={text('tracking.unknown.title')}
      action={
        <>
          {useSupportLinks().map(({ icon, to, words }) => (
            <Button key={icon} asChild icon={icon} tone={icon === 'chat' ? 'primary' : 'secondary'}>
              <a {...to}>{words}</a>
            </Button>
          ))}
          <p className="w-full">
            <Link to="/financing" className="link inline-flex min-h-11 items-center">
              {text('tracking.unknown.calculate')}
            </Link>
          </p>
        </>
      }
    >
      {text('tracking.unknown.text')}
    </Missing>
  )
}
