import { EmptyList } from '#design/admin/empty-list.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type NoMatchProps = { readonly words: string; readonly onClear: () => void }

/** Stands in place of a list in which nothing has the words that were looked for: which they are, and the way back to all of it. */
export function NoMatch({ words, onClear }: NoMatchProps) {
  const text = useText()
  return (
    <EmptyList
      icon="search"
      title={text('admin.noMatch', { words })}
      action={
        <Button tone="secondary" onClick={onClear}>
          {text('admin.noMatch.clear')}
        </Button>
      }
    />
  )
}
