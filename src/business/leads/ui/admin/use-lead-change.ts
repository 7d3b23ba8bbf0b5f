import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf, staleRecord } from '#design/form/field-errors.ts'
import { useShownFault } from '#design/form/use-faults.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { sendJson } from '#client/send.ts'
import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import type { LeadTimelineEntry } from '../../lead-event.ts'
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
}

/** Changes a request as it is seen. What somebody else changed first is shown and nothing is overwritten. */
export function useLeadChange(lead: AdminLead) {
  const client = useQueryClient()
  const text = useText()
  const sayChanged = useSayChanged((back) => showChangedLead(client, back))
  const [late, setLate] = useState<ChangeConflict | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ done: _, onLate: __, ...change }: Change & Asking) =>
      sendJson<AdminLead>('PATCH', `/api/admin/leads/${lead.id}`, { ...change, updatedAt: lead.updatedAt }),
    onSuccess: async (changed, { done, onLate: _, ...wanted }) => {
      setLate(null)
      done?.()
      sayChanged(lead, wanted, changed)
      await showChangedLead(client, changed)
      if (wanted.cancelBooking) await showChangedCalendar(client)
    },
    onError: async (failure, { done: _, onLate, ...wanted }) => {
      const current = staleRecord<AdminLead>(failure)
      const words = failureOf(failure, text('shell.error.text'))
      if (!current) {
        if (words) toast({ title: words, tone: 'error' })
        return
      }
      const known = new Set(lead.timeline.map(({ id }) => id))
      onLate?.()
      setLate({ happened: current.timeline.filter(({ id }) => !known.has(id)), wanted })
      await showChangedLead(client, current)
    },
  })
  useShownFault(error)
  return { change: mutate, isPending, error, late, forgetLate: () => setLate(null) }
}
