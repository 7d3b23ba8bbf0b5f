import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { failureOf, staleRecord } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import type { Refund } from '../../received-payments.ts'
import { applicationReviewQuery, applicationsPath } from './application-review-query.ts'

export type Work = Partial<
  Pick<
    ApplicationChange,
    | 'approval'
    | 'remind'
    | 'downPayment'
    | 'downPaymentCorrection'
    | 'assigneeId'
    | 'note'
    | 'noteId'
    | 'contact'
    | 'incomeRead'
    | 'person'
  >
> & {
  /** As it is typed: the server says what is missing. */
  readonly refund?: Partial<Refund>
}

/** What is done about the form that asked for it. */
type Asking = {
  readonly done?: () => void
  /** It could not be saved, and no field is to blame. */
  readonly onUnsaved?: () => void
}

/** Changes whose an application is, what staff note about it and one’s own approval that waits; the applicant reads none of it. */
export function useApplicationWork({ id, updatedAt }: Pick<AdminApplication, 'id' | 'updatedAt'>) {
  const text = useText()
  const client = useQueryClient()
  const { queryKey } = applicationReviewQuery(String(id))
  return useMutation({
    mutationFn: ({ done: _, onUnsaved: __, ...change }: Work & Asking) =>
      sendJson<AdminApplication>('PATCH', `${applicationsPath}/${id}`, { updatedAt, ...change }),
    onSuccess: (after, { done, remind }) => {
      client.setQueryData(queryKey, after)
      done?.()
      toast({ title: text(remind ? 'admin-applications.decided' : 'admin.saved') })
    },
    onError: (failure, { onUnsaved }) => {
      if (failureOf(failure, text('shell.error.text'))) onUnsaved?.()
      const theirs = staleRecord<AdminApplication>(failure)
      if (theirs) client.setQueryData(queryKey, theirs)
    },
  })
}
