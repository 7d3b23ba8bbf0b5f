import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

export type ConfirmDialogProps = {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly loading?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  loading,
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
          <Button tone="danger" loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
