import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { UnsavedWarning } from './use-unsaved-warning.ts'

/** Whether to leave what is not saved; nothing until somebody is about to. */
export function UnsavedQuestion({ warning }: { warning: UnsavedWarning }) {
  const text = useText()
  if (!warning.isAsking) return null
  return (
    <ConfirmDialog
      title={text('admin.unsaved.title')}
      confirmLabel={text('admin.unsaved.leave')}
      cancelLabel={text('admin.unsaved.stay')}
      onConfirm={warning.goOn}
      onCancel={warning.stay}
    >
      {text('admin.unsaved.text')}
    </ConfirmDialog>
  )
}
