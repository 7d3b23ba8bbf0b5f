import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type MoreButtonProps = {
  /** A list that comes page by page. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** Asks for the next page of a list; nothing once all is there. */
export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) {
  const text = useText()
  if (!hasNextPage) return null
  return (
    <Button tone="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {text('admin.more')}
    </Button>
  )
}
