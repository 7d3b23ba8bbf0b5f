import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isOfToday } from '#business/accounts/ui/use-whose-work.ts'
import { sendJson } from '#client/send.ts'
import { agendaId } from '#design/admin/agenda.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import type { Changeable } from './change-back.ts'
import { leadsRoot } from './lead-queries.ts'
import { useSayChanged } from './use-say-changed.ts'

/** What is changed of a request on Today. */
export type ChangeFromToday = LeadChange & {
  /** What is asked in its place; without it the list is read anew. */
  readonly onDone?: (changed: AdminLead) => void
}

/** Changes a request in place. What somebody else has done meanwhile is shown instead, and nothing is overwritten. */
export function useChangeFromToday(lead: Changeable) {
  const text = useText()
  const client = useQueryClient()
  const showAnew = async () => {
    await client.invalidateQueries({ predicate: isOfToday })
    // What was pressed may have gone, and the focus with it.
    if (document.activeElement === document.body) document.getElementById(agendaId)?.focus()
  }
  const sayChanged = useSayChanged(showAnew)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ onDone: _, ...change }: ChangeFromToday) =>
      sendJson<AdminLead>('PATCH', `${leadsRoot}/${lead.id}`, {
        ...change,
        updatedAt: lead.updatedAt,
      }),
    onSuccess: (changed, { onDone = () => showAnew(), ...change }) => {
      sayChanged(lead, change, changed)
      return onDone(changed)
    },
    onError: (error) => {
      toast({
        title: reasonOf(error, text('shell.error.text')),
        tone: 'error',
      })
      return showAnew()
    },
  })
  return { change: mutate, isPending, showAnew }
}
