import { ApiError } from '#client/api-error.ts'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { NotLoaded } from './not-loaded.tsx'

type UnopenedRecordProps = {
  readonly title: string
  /** Says that there is none at this address. */
  readonly gone: string
  readonly maxWidth: number
  /** Why it is not there; null while it travels. */
  readonly error: unknown
  readonly onRetry: () => Promise<unknown>
  readonly onClose: () => void
}

/** The window of a record that is on its way, that is gone, or that did not arrive. */
export function UnopenedRecord({ title, gone, maxWidth, error, onRetry, onClose }: UnopenedRecordProps) {
  const text = useText()
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={text('shell.dialog.close')}
      maxWidth={error ? 560 : maxWidth}
      isTall={!error}
    >
      {isGone && <StateBlock title={gone} action={<Button onClick={onClose}>{text('admin.backToList')}</Button>} />}
      {error && !isGone ? <NotLoaded onRetry={onRetry} /> : null}
      {!error && <Skeleton className="h-96" />}
    </Dialog>
  )
}
