import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What a screen shows did not arrive: says so, and asks for it again. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={text('shell.error.title')}
      description={text('shell.error.text')}
      action={<Button onClick={() => void onRetry()}>{text('shell.error.retry')}</Button>}
    />
  )
}
