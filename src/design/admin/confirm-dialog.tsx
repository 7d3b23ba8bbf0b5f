import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

export type ConfirmDialogProps = {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly loading?: boolean
  /** It can be taken back: nothing warns of it. */
  readonly isHarmless?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that can't be undone, or that is much at once. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  loading,
  isHarmless = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      closeLabel={cancelLabel}
      maxWidth={480}
      footer={
        <>
          <Button tone="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={isHarmless ? 'primary' : 'danger'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
