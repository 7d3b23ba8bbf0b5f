import { sendJson } from '#client/send.ts'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import { statusKey } from '../../lead-status.ts'
import { changeBack, type Changeable } from './change-back.ts'
import { leadsRoot } from './lead-queries.ts'

/** It was nobody's, and belongs to whoever changed it. */
export const isTakenOver = (before: Pick<Changeable, 'assigneeId'>, after: Pick<AdminLead, 'assigneeId'>): boolean =>
  before.assigneeId === null && after.assigneeId !== null

/** Says that a request was changed, and offers the way back where there is one; `onBack` shows it as it is then. */
export function useSayChanged(onBack: (lead: AdminLead) => Promise<void>) {
  const text = useText()
  const takeBack = async (back: LeadChange, { id, updatedAt }: AdminLead) => {
    try {
      const lead = await sendJson<AdminLead>('PATCH', `${leadsRoot}/${id}`, { ...back, updatedAt })
      toast({ title: text(back.contactTakenBack ? 'admin-leads.undone.contact' : 'admin-leads.undone') })
      await onBack(lead)
    } catch (error) {
      toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' })
    }
  }
  return (before: Changeable, change: LeadChange, changed: AdminLead) => {
    const back = changeBack(before, change)
    const isMoved = before.status !== undefined && changed.status !== before.status
    const description = joinWithDots([
      isMoved && changed.name,
      isMoved && text(statusKey(changed.kind, changed.status)),
      isMoved && change.cancelBooking && text('admin-calendar.cancelled', { told: changed.email ? 'yes' : 'no' }),
      change.assigneeId === undefined && isTakenOver(before, changed) && text('admin-leads.yours'),
    ])
    toast({
      title: text('admin.saved'),
      ...(description && { description }),
      ...(back && { action: { words: text('admin-leads.undo'), press: () => void takeBack(back, changed) } }),
    })
  }
}
