import { Button } from '#design/button.tsx'
import { Banner } from '#design/banner.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'

type FoundDraftProps = { readonly at: number; readonly onTake: () => void; readonly onDrop: () => void }

/** Offers what was typed before the browser went away. */
export function FoundDraft({ at, onTake, onDrop }: FoundDraftProps) {
  const text = useText()
  return (
    <Banner tone="info" title={text('admin-posts.found', { moment: formatLocalMoment(new Date(at), text.language) })}>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" onClick={onTake}>
          {text('admin-posts.found.take')}
        </Button>
        <Button tone="secondary" size="sm" onClick={onDrop}>
          {text('admin-posts.found.drop')}
        </Button>
      </p>
    </Banner>
  )
}
