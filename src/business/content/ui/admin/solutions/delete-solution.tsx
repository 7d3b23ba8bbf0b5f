import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'
import { solutionRecordsPath, solutionRecordsQuery } from './solution-records-query.ts'

/** Asks before a solution is removed for good. */
export function DeleteSolution({ solution, onClose }: { solution: SolutionRecord; onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<undefined>('DELETE', `${solutionRecordsPath}/${solution.id}`, {}),
    onSuccess: () => toast({ title: text('admin-solutions.success'), description: text('admin-solutions.deleted') }),
    onError: (error) =>
      toast({
        title: text('admin-solutions.failure'),
        description: reasonOf(error, text('admin-solutions.deleteFailed')),
        tone: 'error',
      }),
    onSettled: () => {
      onClose()
      return client.invalidateQueries({ queryKey: solutionRecordsQuery().queryKey })
    },
  })
  return (
    <ConfirmDialog
      title={text('admin-solutions.delete.confirm', { title: solution.title })}
      confirmLabel={text('admin-solutions.delete')}
      cancelLabel={text('admin.cancel')}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {text('admin-solutions.delete.text')}
    </ConfirmDialog>
  )
}
