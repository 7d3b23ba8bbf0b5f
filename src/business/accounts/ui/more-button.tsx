import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { NotLoaded } from './not-loaded.tsx'

type MoreButtonProps = {
  /** A list that comes page by page. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly isRefetchError: boolean
    readonly fetchNextPage: () => Promise<unknown>
    readonly refetch: () => Promise<unknown>
  }
}

/** Asks for the next page of a list; nothing once all is there. Below the rows that stand, what did not arrive is told and asked for again. */
export function MoreButton({ list }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isRefetchError, fetchNextPage, refetch } = list
  const text = useText()
  if (isFetchNextPageError) return <NotLoaded onRetry={fetchNextPage} />
  if (isRefetchError) return <NotLoaded onRetry={refetch} />
  if (!hasNextPage) return null
  return (
    <Button tone="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {text('admin.more')}
    </Button>
  )
}
