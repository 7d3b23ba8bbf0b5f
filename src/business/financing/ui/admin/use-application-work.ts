import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { staleRecord } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import { applicationReviewQuery, applicationsPath } from './application-review-query.ts'

type Work = Partial<Pick<ApplicationChange, 'assigneeId' | 'note' | 'contact'>>

/** Changes whose an application is and what staff note about it; the applicant reads neither. */
export function useApplicationWork({ id, updatedAt }: Pick<AdminApplication, 'id' | 'updatedAt'>) {
  const text = useText()
  const client = useQueryClient()
  const { queryKey } = applicationReviewQuery(String(id))
  return useMutation({
    mutationFn: ({ done: _, ...change }: Work & { readonly done?: () => void }) =>
      sendJson<AdminApplication>('PATCH', `${applicationsPath}/${id}`, { updatedAt, ...change }),
    onSuccess: (after, { done }) => {
      client.setQueryData(queryKey, after)
      done?.()
      toast({ title: text('admin.saved') })
    },
    onError: (failure) => {
      const theirs = staleRecord<AdminApplication>(failure)
      if (theirs) client.setQueryData(queryKey, theirs)
    },
  })
}
