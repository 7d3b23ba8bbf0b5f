import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf, staleRecord } from '#design/form/field-errors.ts'
import { useShownFault } from '#design/form/use-faults.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { sendJson } from '#client/send.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import type { LeadTimelineEntry } from '../../lead-event.ts'
import { statusKey } from '../../lead-status.ts'
import { alreadyDone } from './already-done.ts'
import { showChangedCalendar } from './calendar-queries.ts'
import { showChangedLead } from './lead-queries.ts'
import { useSayChanged } from './use-say-changed.ts'

type Change = Omit<LeadChange, 'updatedAt'>

/** A change that came too late: what somebody else did first, and what was wanted. */
export type ChangeConflict = { readonly happened: readonly LeadTimelineEntry[]; readonly wanted: Change }

/** What is done about the form that asked for a change. */
type Asking = {
  readonly done?: () => void
  /** Somebody else was faster: a window over the request would hide what they did. */
  readonly onLate?: () => void
  /** It could not be saved, and no field is to blame: said where it was typed. */
  readonly onUnsaved?: () => void
  readonly idempotencyKey?: string
}

/** A change without what is done about the form that asked for it. */
export const changeOf = ({
  done: _,
  onLate: __,
  onUnsaved: ___,
  idempotencyKey: ____,
  ...change
}: Change & Asking): Change => change

/** Changes a request as it is seen. What somebody else changed first is shown and nothing is overwritten. */
export function useLeadChange(lead: AdminLead) {
  const client = useQueryClient()
  const text = useText()
  const sayChanged = useSayChanged((back) => showChangedLead(client, back))
  const [late, setLate] = useState<ChangeConflict | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ idempotencyKey, ...asked }: Change & Asking) => {
      const change = { ...changeOf(asked), updatedAt: lead.updatedAt }
      const once = idempotencyKey === undefined ? {} : { idempotencyKey }
      return sendJson<AdminLead>('PATCH', `/api/admin/leads/${lead.id}`, change, once)
    },
    onSuccess: async (changed, asking) => {
      const { done } = asking
      const wanted = changeOf(asking)
      setLate(null)
      done?.()
      sayChanged(lead, wanted, changed)
      await showChangedLead(client, changed)
      if (wanted.cancelBooking) await showChangedCalendar(client)
    },
    onError: async (failure, asking) => {
      const { onLate, onUnsaved } = asking
      const wanted = changeOf(asking)
      const current = staleRecord<AdminLead>(failure)
      const words = failureOf(failure, text('shell.error.text'))
      if (!current) {
        if (words && onUnsaved) onUnsaved()
        else if (words) toast({ title: words, tone: 'error' })
        return
      }
      const known = new Set(lead.timeline.map(({ id }) => id))
      const happened = current.timeline.filter(({ id }) => !known.has(id))
      const theirs = alreadyDone(wanted, { ...current, nextStep: stepInWords(current, text) }, happened)
      onLate?.()
      setLate(theirs ? null : { happened, wanted })
      if (theirs) {
        const status = text(statusKey(current.kind, current.status))
        toast({ title: text('admin-leads.late.already', { name: theirs.staffName, status }), tone: 'info' })
      }
      await showChangedLead(client, current)
    },
  })
  useShownFault(error)
  return { change: mutate, isPending, error, late, forgetLate: () => setLate(null) }
}
