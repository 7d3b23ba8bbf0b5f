import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { auditToSend } from '#client/kept-audit.ts'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatShortTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { onOneLine } from '#kernel/money.ts'
import { useCompany } from '#client/company.tsx'
import { answersFromAudit } from '../answers-from-audit.ts'
import { consultationForm, consultationSchema, type Consultation } from '../consultation.ts'
import type { LeadReceipt } from '../lead.ts'
import { placesOf } from '../places.ts'
import { hasBegun, slotSpan } from '../slots.ts'
import AuditTick from './audit-tick.tsx'
import { Booked, useBooked } from './booked.tsx'
import { ChatOrCall } from './chat-or-call.tsx'
import type { ExpertDialogTitle, QuoteNamed } from './expert-dialog-state.ts'
import { firstStepOf } from '../visitor-form.ts'
import { FormFields } from './form-fields.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { NotOffered } from './not-offered.tsx'
import { useSlotsAfter } from './slots-query.ts'
import { submitLead } from './submit-lead.ts'
import { draftOf, useLeadForm, type FormText, type LeadForm, type RefusedForm } from './use-lead-form.ts'

const firstStep = firstStepOf(consultationForm)
const secondStep = Object.keys(consultationForm.fields).filter((name) => !firstStep.includes(name))
const draft = draftOf(consultationForm, 'consultation')

type ConsultationDialogProps = {
  open: boolean
  title: ExpertDialogTitle
  /** The number of the product that it was opened from. */
  product?: number | undefined
  /** The quote that goes with it. */
  quote?: QuoteNamed | undefined
  /** Where, as it was told in the page that it was opened from. */
  place?: string | undefined
  refused?: RefusedForm
  onClose: () => void
}

/** "Talk to a Solar Expert": a visitor describes the project and books an hour. */
export default function ConsultationDialog({ refused, onClose, ...opened }: ConsultationDialogProps) {
  const { open, title, quote } = opened
  const { contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const [booked, setBooked] = useBooked<BookedConsultation>(open)
  const { isWhole, askFirst, ...lead } = useConsultationForm(opened, refused, (sent) =>
    sent ? setBooked(sent) : onClose(),
  )
  const hour = useChosenHour(lead.form.control)
  const [firstName, lastName, phone] = useWatch({
    control: lead.form.control,
    name: ['firstName', 'lastName', 'phone'],
  })
  if (!booked && !contacts[country].takes.consultation)
    return <NotOffered kind="consultation" open={open} title={text(title)} onClose={onClose} />
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text(booked ? 'leads.consultation.success.title' : title)}
      {...(!booked && {
        description: [
          text('leads.consultation.step', { step: isWhole ? 2 : 1 }),
          isWhole ? hour : text('leads.consultation.when'),
        ]
          .filter(Boolean)
          .join(' · '),
      })}
      maxWidth={700}
      lead={lead}
      onBack={isWhole ? askFirst : undefined}
      words={{
        submit: text(isWhole ? 'leads.consultation.submit' : 'leads.consultation.continue'),
        submitting: text('leads.consultation.submitting'),
        failed: text('leads.consultation.failure.title'),
      }}
      done={
        booked && (
          <Booked
            kind="consultation"
            date={booked.consultation.preferredDate}
            slot={booked.consultation.preferredTimeSlot}
            where={text('leads.consultation.booked.where', { phone: booked.consultation.phone })}
            reference={booked.reference}
          >
            <p>{text('leads.consultation.success.text')}</p>
            <p>{text('leads.consultation.booked.next', { email: booked.consultation.email })}</p>
          </Booked>
        )
      }
    >
      {isWhole && (
        <p className="flex items-start gap-2 text-sm wrap-anywhere">
          <Icon name="check-circle" className="size-5 shrink-0 text-leaf" />
          <span>
            <span className="block">
              {text('leads.consultation.stepDone', { person: [firstName, lastName].join(' ') })}
            </span>
            <span className="whitespace-nowrap">{phone}</span>
          </span>
        </p>
      )}
      {/* Out of sight it keeps its hold of what was booked. */}
      <div className={isWhole ? 'hidden' : 'grid gap-4'}>
        <FormFields form={consultationForm} say={text} names={firstStep} />
        <div className="grid gap-2">
          <p className="text-sm">{text('leads.consultation.sooner')}</p>
          <ChatOrCall tone="secondary" size="sm" />
        </div>
      </div>
      {isWhole && <FormFields form={consultationForm} say={text} names={secondStep} />}
      {quote && <p className="text-sm font-semibold">{text('leads.quote.attached', { reference: quote.reference })}</p>}
      {isWhole && !quote && <AuditTick />}
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}

/** A consultation that was stored. */
type BookedConsultation = LeadReceipt & { readonly consultation: Consultation }

/** The day and the hour that were chosen, in words; null until both are. */
function useChosenHour(control: LeadForm['form']['control']): string | null {
  const { language } = useText()
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTimeSlot'] }).map(String)
  const span = slotSpan('consultation', slot ?? '')
  if (!day || !isCalendarDate(day) || !span) return null
  return `${formatShortDay(day, language)}, ${onOneLine(formatShortTimeSpan(span, language))}`
}

/** The hour that was kept has begun: another is chosen first. */
const isOver = ({ preferredDate, preferredTimeSlot }: FormText, country: Country) =>
  isCalendarDate(preferredDate) &&
  hasBegun('consultation', preferredDate, String(preferredTimeSlot), new Date(), country)

/**
 * The consultation form in its two steps; whatever is wrong in the first leads back to it. Sent from the page of `product` if there is one, with `quote`. It opens with what the visitor's audit tells;
 * a place of the other country is asked for again.
 */
function useConsultationForm(
  { open, title, product, quote, place }: Omit<ConsultationDialogProps, 'refused' | 'onClose'>,
  refused: RefusedForm | undefined,
  onDone: (sent: BookedConsultation | null) => void,
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
    onSent: (receipt, consultation) => finish({ ...receipt, consultation }),
    onWaiting: () => finish(null),
    refused,
  })
  const finish = (sent: BookedConsultation | null) => {
    setWhole(false)
    onDone(sent)
  }
  const { form } = lead
  const [isWhole, setWhole] = useState(
    () =>
      firstStep.every((name) => form.getValues(name) !== '') &&
      !isOver(form.getValues(), country) &&
      !refused?.problem.errors?.some(({ path }) => firstStep.includes(path)),
  )
  const show = (isNext: boolean) => {
    flushSync(() => setWhole(isNext))
    // The part that is asked stands at the top; the form's own way to focus would scroll its first field to the middle.
    const [first] = isNext ? secondStep : firstStep
    const field = document.querySelector<HTMLElement>(`[role="dialog"] [name^="${first}"]`)
    field?.closest('form')?.parentElement?.scrollTo({ top: 0 })
    field?.focus({ preventScroll: true })
  }
  const askTheRest = () => {
    // What was not asked yet is not wrong.
    form.reset(undefined, { keepValues: true })
    show(true)
  }
  const sendAll = async (event: SyntheticEvent) => {
    await lead.submit(event)
    if (firstStep.some((name) => form.getFieldState(name).invalid)) show(false)
  }
  const askOn = form.handleSubmit(askTheRest, (errors) => {
    if (!firstStep.some((name) => name in errors)) askTheRest()
  })
  useEffect(() => {
    if (!placesOf[country].some((known) => known === form.getValues('state'))) form.setValue('state', '')
  }, [form, country])
  const filledIn = useRef<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (!open) return
    // What was told here comes before what was told then.
    const told = { ...answersFromAudit(auditToSend(), country), ...answersFromAudit({ country, place }, country) }
    for (const [name, value] of Object.entries(told)) {
      const isOwn = form.getValues(name) !== '' && form.getValues(name) !== filledIn.current[name]
      if (!isOwn) form.setValue(name, value)
    }
    filledIn.current = { ...filledIn.current, ...told }
  }, [form, open, country, place])
  return { ...lead, isWhole, askFirst: () => show(false), submit: isWhole ? sendAll : askOn }
}
