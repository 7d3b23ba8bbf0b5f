import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useUsualCountry } from '#business/accounts/ui/usual-country.ts'
import { sendJson } from '#client/send.ts'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCountry } from '#kernel/country.ts'
import type { LeadReceipt } from '../../lead.ts'
import { showChangedCalendar } from './calendar-queries.ts'
import type { Typed } from './taken-person.tsx'
import { useCalendarBehind } from './way-back.ts'

/** Who wants to work here has a track of their own. */
export const inboxOf = (kind: string | undefined) =>
  kind === 'job_application' ? '/admin/job-applications' : '/admin/leads'

const keptChannel = 'channel of the last request'

/** The next caller most likely comes the same way as the last one. */
export function usualChannel(): string {
  const kept = recallFromSession(keptChannel)
  return typeof kept === 'string' ? kept : 'phone'
}

/** Numbers among what is typed. */
const numericFields: readonly string[] = ['productId', 'quantity']

/** Sends what is typed, what is empty left out; then it is the request's screen that is seen. */
export function useTaking(like: string | null, onTaken: () => void) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const calendar = useCalendarBehind()
  const [, keepCountry] = useUsualCountry()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ assigneeId, slotKind: _, ...typed }: Typed) => {
      const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '')
      const said = filled.map(([name, value]): [string, unknown] => [
        name,
        numericFields.includes(name) ? Number(value) : value,
      ])
      const body: Readonly<Record<string, unknown>> = {
        ...Object.fromEntries(said),
        assigneeId: assigneeId || null,
        ...(like !== null && { answersTo: Number(like) }),
      }
      const idempotencyKey = submissionKey('/api/admin/leads', JSON.stringify(body))
      return sendJson<LeadReceipt>('POST', '/api/admin/leads', body, { idempotencyKey })
    },
    onSuccess: async ({ id, reference }, { kind, channel = '', country }) => {
      renewSubmissionKey('/api/admin/leads')
      onTaken()
      keepInSession(keptChannel, channel)
      if (isCountry(country)) keepCountry(country)
      toast({ title: text('admin-leads.new.saved', { reference }) })
      await navigate(`${inboxOf(kind)}?lead=${id}`, { state: { from: calendar ?? undefined } })
      await showChangedCalendar(client)
    },
    onError: () => showChangedCalendar(client),
  })
  return { send: mutate, isPending, error }
}
