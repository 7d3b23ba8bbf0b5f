import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staleRecord } from '#design/form/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import { isApprovalTakenBack } from '../../application-status.ts'
import type { DocumentType } from '../../document-type.ts'
import { applicationReviewQuery, applicationsPath } from './application-review-query.ts'

/** What staff decide, in the order of its buttons. */
export const decidedStatuses = ['approved', 'more_info_needed', 'in_review', 'declined', 'withdrawn'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]

/** What is about to be decided, and the document that it is about where one was pointed at. */
export type Decision = { readonly status: DecidedStatus; readonly documentType?: DocumentType }

/** What a decision is called for an application: to look once more at what was approved is to take that back. */
export const decisionWord = ({ status: from }: Pick<AdminApplication, 'status'>, to: DecidedStatus) =>
  isApprovalTakenBack(from, to) ? 'reopened' : to

/** Sends a decision. Where somebody decided meanwhile, `theirs` is the application as it is now, and nothing was changed. */
export function useDecision(application: AdminApplication, onDone: () => void) {
  const text = useText()
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<AdminApplication | null>(null)
  const { id } = application
  // What was read when one began to decide: it may be read anew meanwhile.
  const [updatedAt] = useState(application.updatedAt)
  const { queryKey } = applicationReviewQuery(String(id))
  const show = (current: AdminApplication) => client.setQueryData(queryKey, current)
  const sending = useMutation({
    mutationFn: (change: Partial<ApplicationChange>) =>
      sendJson<AdminApplication>('PATCH', `${applicationsPath}/${id}`, { updatedAt, ...change }),
    onSuccess: (after, { status }) => {
      show(after)
      const waits = status === 'approved' && after.status !== 'approved'
      const decided = after.additionalInfo.email ? 'admin-applications.decided' : 'admin-applications.decided.noEmail'
      toast({ title: text(waits ? 'admin-applications.second.noted' : decided) })
      onDone()
    },
    onError: (error) => {
      const current = staleRecord<AdminApplication>(error)
      setTheirs(current)
      // What it was refused for may be new: a price that has changed.
      if (!current) void client.invalidateQueries({ queryKey })
    },
  })
  return {
    send: sending.mutate,
    sent: sending.variables,
    error: theirs ? null : sending.error,
    isSending: sending.isPending,
    theirs,
    takeTheirs: () => {
      if (theirs) show(theirs)
      onDone()
    },
    dismissTheirs: () => setTheirs(null),
  }
}
