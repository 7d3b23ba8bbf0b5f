import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { toast, type ToastMessage } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { reasonOf } from './field-errors.ts'

export type DeleteRecordProps = {
  /** The path of its list; the record is under its id. */
  readonly path: string
  readonly id: number
  readonly title: string
  readonly confirmLabel: string
  /** What messages say under "Success" and "Error". */
  readonly words: Readonly<Record<'deleted' | 'deleteFailed', string>>
  /** How it comes back, where that is possible. */
  readonly undo?: NonNullable<ToastMessage['action']>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before a record is removed, and removes it. */
export function DeleteRecord({ path, id, title, confirmLabel, words, undo, onClose, children }: DeleteRecordProps) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<undefined>('DELETE', `${path}/${id}`, {}),
    onSuccess: () => toast({ title: text('admin.success'), description: words.deleted, ...(undo && { action: undo }) }),
    onError: (error) => {
      const description = reasonOf(error, words.deleteFailed)
      toast({ title: text('admin.failure'), description, tone: 'error' })
    },
    onSettled: () => {
      onClose()
      return client.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={text('admin.cancel')}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
