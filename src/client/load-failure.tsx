import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What was asked for did not arrive: what to do. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={title}
      description={text('shell.error.text')}
      action={<Button onClick={onRetry}>{text('shell.error.retry')}</Button>}
    />
  )
}
