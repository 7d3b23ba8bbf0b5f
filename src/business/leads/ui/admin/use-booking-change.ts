import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '#design/form/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import type { Booking } from '../../booking-calendar.ts'
import { showChangedCalendar } from './calendar-queries.ts'

type Time = { readonly date: string; readonly slot: string }

/** Moves a booking to a time, or cancels it (null); the visitor is told by mail. */
export function useBookingChange({ leadId, updatedAt }: Booking, onDone: () => void) {
  const text = useText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (time: Time | null) => {
      const path = `/api/admin/leads/${leadId}/booking`
      if (time) return sendJson<AdminLead>('PUT', path, { ...time, updatedAt })
      return sendJson<AdminLead>('DELETE', `${path}?updatedAt=${encodeURIComponent(updatedAt)}`, {})
    },
    onSuccess: async (_, time) => {
      toast({ title: text(time ? 'admin-calendar.moved' : 'admin-calendar.cancelled') })
      onDone()
      await showChangedCalendar(client)
    },
    onError: async (error) => {
      const current = staleRecord<AdminLead>(error)
      if (current) {
        toast({ tone: 'error', title: text('admin-calendar.late') })
        onDone()
      }
      await showChangedCalendar(client)
    },
  })
}
