import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '#design/form/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { AdminLead } from '../../admin-lead.ts'
import type { Booking } from '../../booking-calendar.ts'
import type { BookingOutcome, SlotKind } from '../../slots.ts'
import { showChangedCalendar } from './calendar-queries.ts'
import { isTakenOver } from './use-say-changed.ts'

/** Whoever is expected, or could be: a customer's request, and the time that it has. */
export type Expected = Pick<Booking, 'leadId' | 'name' | 'assigneeId' | 'updatedAt'> & {
  readonly country: Country
  readonly booking: AdminLead['booking']
  /** What they most likely book. */
  readonly usual?: SlotKind
  /** Where they live, as far as it is known: a visit most likely goes there. */
  readonly home?: string
  /** What was to be done next; '' for nothing. */
  readonly step?: string
  /** They left an address: the site tells them. */
  readonly isTold: boolean
}

/** True for a time of which nobody has said what became of it. */
export function isToCome(booking: Expected['booking']): booking is NonNullable<Expected['booking']> {
  return booking !== null && booking.outcome === null
}

type Change =
  | { readonly what: 'time' | 'cancellation'; readonly body: Readonly<Record<string, string | true>> }
  | { readonly what: 'outcome'; readonly body: { readonly outcome: BookingOutcome } }

const calls = {
  time: ['PUT', 'booking'],
  cancellation: ['POST', 'booking/cancellation'],
  outcome: ['PUT', 'booking/outcome'],
} as const

/** Gives a request a time, cancels it, or says what became of it; the visitor is told of the first two by mail. */
export function useBookingChange({ leadId, assigneeId, updatedAt, booking, isTold }: Expected, onDone?: () => void) {
  const text = useText()
  const client = useQueryClient()
  const told = isTold ? 'yes' : 'no'
  const wordsOf = {
    time: () => text(isToCome(booking) ? 'admin-calendar.moved' : 'admin-calendar.booked', { told }),
    cancellation: () => text('admin-calendar.cancelled', { told }),
    outcome: () => text('admin.saved'),
  }
  return useMutation({
    mutationFn: ({ what, body }: Change) => {
      const [method, path] = calls[what]
      return sendJson<AdminLead>(method, `/api/admin/leads/${leadId}/${path}`, { ...body, updatedAt })
    },
    onSuccess: async (changed, { what }) => {
      const isYours = isTakenOver({ assigneeId }, changed)
      toast({ title: wordsOf[what](), ...(isYours && { description: text('admin-leads.yours') }) })
      onDone?.()
      await showChangedCalendar(client)
    },
    onError: async (error) => {
      const current = staleRecord<AdminLead>(error)
      if (current) {
        toast({ tone: 'error', title: text('admin-calendar.late') })
        onDone?.()
      }
      await showChangedCalendar(client)
    },
  })
}
