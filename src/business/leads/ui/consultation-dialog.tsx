import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { auditToSend } from '#client/kept-audit.ts'
import { toast } from '#design/toast.ts'
import { formatShortTimeSpan, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { useCompany } from '#client/company.tsx'
import { answersFromAudit } from '../answers-from-audit.ts'
import { consultationForm, consultationSchema } from '../consultation.ts'
import { placesOf } from '../places.ts'
import { slotSpan } from '../slots.ts'
import AuditTick from './audit-tick.tsx'
import { ChatOrCall } from './chat-or-call.tsx'
import type { ExpertDialogTitle, QuoteNamed } from './expert-dialog-state.ts'
import { firstStepOf } from '../visitor-form.ts'
import { FormFields } from './form-fields.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { NotOffered } from './not-offered.tsx'
import { useSlotsAfter } from './slots-query.ts'
import { submitLead } from './submit-lead.ts'
import { draftOf, useLeadForm, type LeadForm, type RefusedForm } from './use-lead-form.ts'

const firstStep = firstStepOf(consultationForm)
const draft = draftOf(consultationForm, 'consultation')

type ConsultationDialogProps = {
  open: boolean
  title: ExpertDialogTitle
  /** The number of the product that it was opened from. */
  product?: number | undefined
  /** The quote that goes with it. */
  quote?: QuoteNamed | undefined
  refused?: RefusedForm
  onClose: () => void
}

/** "Talk to a Solar Expert": a visitor describes the project and books an hour. */
export default function ConsultationDialog({ refused, onClose, ...opened }: ConsultationDialogProps) {
  const { open, title, quote } = opened
  const { contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const { isWhole, ...lead } = useConsultationForm(opened, refused, (isSent) => {
    onClose()
    if (!isSent) return
    toast({
      title: text('leads.consultation.success.title'),
      description: text('leads.consultation.success.text'),
    })
  })
  const booked = useBookedHour(lead.form.control)
  if (!contacts[country].takes.consultation)
    return <NotOffered kind="consultation" open={open} title={text(title)} onClose={onClose} />
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text(title)}
      description={[
        text('leads.consultation.step', { step: isWhole ? 2 : 1 }),
        ...(isWhole && booked ? [booked] : []),
      ].join(' · ')}
      maxWidth={700}
      lead={lead}
      words={{
        submit: text(isWhole ? 'leads.consultation.submit' : 'leads.consultation.continue'),
        submitting: text('leads.consultation.submitting'),
        failed: text('leads.consultation.failure.title'),
      }}
    >
      <p className="-mb-2 text-muted">{text('leads.consultation.intro')}</p>
      {!isWhole && (
        <div className="grid gap-2">
          <p className="text-sm">{text('leads.consultation.sooner')}</p>
          <ChatOrCall tone="secondary" size="sm" />
        </div>
      )}
      <FormFields form={consultationForm} say={text} names={isWhole ? undefined : firstStep} />
      {quote && <p className="text-sm font-semibold">{text('leads.quote.attached', { reference: quote.reference })}</p>}
      {isWhole && !quote && <AuditTick />}
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}

/** The day and the hour that were chosen, in words; null until both are. */
function useBookedHour(control: LeadForm['form']['control']): string | null {
  const { language } = useText()
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTimeSlot'] }).map(String)
  const span = slotSpan('consultation', slot ?? '')
  if (!day || !isCalendarDate(day) || !span) return null
  return `${formatWeekdayAndDate(day, language)}, ${formatShortTimeSpan(span, language)}`
}

/**
 * The consultation form in its two steps: the second is whole, with the first above it. Sent from the page of `product` if there is one, with `quote`. It opens with what the visitor's audit tells;
 * a place of the other country is asked for again.
 */
function useConsultationForm(
  { open, title, product, quote }: Omit<ConsultationDialogProps, 'refused' | 'onClose'>,
  refused: RefusedForm | undefined,
  onDone: (isSent: boolean) => void,
) {
  const { country } = useVisitor()
  const slotsAfter = useSlotsAfter('consultation')
  const lead = useLeadForm({
    draft,
    schemaAt: consultationSchema,
    send: (asked) => {
      const form = {
        ...asked,
        ...(product !== undefined && { source: `/products/${product}` }),
        ...(quote && { quoteKey: quote.key }),
      }
      return slotsAfter(submitLead('consultation', form, { title, product, quote }), asked.preferredDate)
    },
    onSent: () => finish(true),
    onWaiting: () => finish(false),
    refused,
  })
  const finish = (isSent: boolean) => {
    setWhole(false)
    onDone(isSent)
  }
  const { form } = lead
  const [isWhole, setWhole] = useState(() => firstStep.every((name) => form.getValues(name) !== ''))
  const askTheRest = () => {
    // What was not asked yet is not wrong.
    form.reset(undefined, { keepValues: true })
    flushSync(() => setWhole(true))
    // The part that is asked next stands at the top; the form's own way to focus would scroll its first field to the middle.
    const email = document.querySelector<HTMLElement>('[role="dialog"] [name="email"]')
    email?.closest('fieldset')?.scrollIntoView()
    email?.focus({ preventScroll: true })
  }
  const askOn = form.handleSubmit(askTheRest, (errors) => {
    if (!firstStep.some((name) => name in errors)) askTheRest()
  })
  useEffect(() => {
    if (!placesOf[country].some((place) => place === form.getValues('state'))) form.setValue('state', '')
  }, [form, country])
  useEffect(() => {
    if (!open) return
    for (const [name, value] of Object.entries(answersFromAudit(auditToSend(), country))) {
      if (form.getValues(name) === '') form.setValue(name, value)
    }
  }, [form, open, country])
  return { ...lead, isWhole, submit: isWhole ? lead.submit : askOn }
}
