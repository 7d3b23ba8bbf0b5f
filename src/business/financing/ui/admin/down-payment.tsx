import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { currencyTable, formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { leastReasonLength } from '../../decision-reason.ts'
import { moneyHeld } from '../../received-payments.ts'
import { paymentWords } from './payment-words.ts'
import { useApplicationWork } from './use-application-work.ts'

type OfApplication = { readonly application: AdminApplication }
type Payment = AdminApplication['timeline'][number]

/** Leads to where it is noted what came of the down payment of what is approved, until all of it has. */
export function DownPaymentButton({ application }: OfApplication) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (application.status !== 'approved' || moneyHeld(application, application.timeline).remaining === 0) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text('admin-applications.received')}
      </Button>
      {isOpen && <DownPaymentDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Leads to where a payment is put right. */
export function CorrectPayment({ application, payment }: OfApplication & { readonly payment: Payment }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        {text('admin-applications.received.correct')}
      </Button>
      {isOpen && <DownPaymentDialog {...{ application, payment }} onClose={() => setOpen(false)} />}
    </>
  )
}

type DownPaymentDialogProps = OfApplication & { readonly payment?: Payment; readonly onClose: () => void }

const formId = 'down-payment'

/** How much came and on which day; why, where it is not what is missing, came before the application, or is put right. */
function DownPaymentDialog({ application, payment, onClose }: DownPaymentDialogProps) {
  const text = useText()
  const { country, product, timeline } = application
  const money = (sum: number) => onOneLine(formatMoney({ amount: sum, currency: product.currency }))
  const { remaining } = moneyHeld(application, timeline)
  const [today] = useState(() => wallClock(new Date(), countryTable[country].utcOffset).date)
  const appliedOn = wallClock(
    new Date(application.submittedAt ?? application.createdAt),
    countryTable[country].utcOffset,
  ).date
  const begun = begunWith(payment, { amount: payment ? application.downPayment : remaining, receivedOn: today })
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(begun)
  const [isWrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useApplicationWork(application)
  const { faultOf, onInput } = useFaults(error)
  const isTyped = Object.entries(begun).some(([name, value]) => typed[name] !== value)
  const warning = useUnsavedWarning(isTyped && !isPending)
  const close = () => warning.leave(onClose)
  const amount = payment && typed['amount']?.trim() === '0' ? 0 : readAmount(typed['amount'] ?? '')
  const isEarly = (typed['receivedOn'] ?? today) < appliedOn
  const unusual = payment ? '' : unusualWords({ amount, remaining, isEarly }, money, text)
  const part = payment ? 'downPaymentCorrection' : 'downPayment'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { receivedOn = '', reason = '' } = typed
    setWrong(amount === null)
    if (amount === null) return
    const paid = { amount, receivedOn, reason }
    mutate({
      ...(payment ? { downPaymentCorrection: { entryId: payment.id, ...paid } } : { downPayment: paid }),
      done: onClose,
    })
  }
  const failure = faultOf(part) ?? failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text(payment ? 'admin-applications.received.correct.title' : 'admin-applications.received')}
      description={askedWords(application, payment, money(remaining), text)}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={<SubmitFoot form={formId} label={text('admin.save')} loading={isPending} onCancel={close} />}
    >
      <form
        id={formId}
        onSubmit={submit}
        onInput={(event) => {
          onInput(event)
          setWrong(false)
          setTyped({ ...typed, ...readForm(event.currentTarget) })
        }}
        noValidate
        className="grid gap-4"
      >
        {failure && <Banner tone="error" title={failure} />}
        <Field
          label={text('admin-applications.received.amount')}
          error={isWrong ? text('problems.field.not_a_number') : faultOf(`${part}.amount`)}
          required
        >
          <TextInput
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            suffix={currencyTable[product.currency].sign}
            defaultValue={begun.amount}
          />
        </Field>
        <p role="status" className="-mt-2 text-sm font-semibold text-clay-deep empty:hidden">
          {unusual}
        </p>
        <Field label={text('admin-applications.received.day')} error={faultOf(`${part}.receivedOn`)} required>
          <DateInput name="receivedOn" max={today} defaultValue={begun.receivedOn} />
        </Field>
        {(payment !== undefined || unusual) && (
          <Field
            label={text('admin-applications.received.reason')}
            hint={text('admin-applications.reason.least', { count: leastReasonLength })}
            error={faultOf(`${part}.reason`)}
            required
          >
            <TextArea name="reason" maxLength={2000} defaultValue={typed['reason']} />
          </Field>
        )}
      </form>
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}

/** What stands in the fields first: what was noted of a payment, else all that is missing, today. */
function begunWith(payment: Payment | undefined, usual: { readonly amount: number; readonly receivedOn: string }) {
  const amount = groupThousands(payment?.amount ?? usual.amount)
  return { amount, receivedOn: payment?.receivedOn ?? usual.receivedOn, reason: '' }
}

/** What is still to come, or what was noted of the payment that is put right. */
function askedWords(
  application: AdminApplication,
  payment: Payment | undefined,
  remaining: string,
  text: Text,
): string {
  if (!payment) return text('admin-applications.received.text', { amount: remaining })
  const noted = paymentWords(payment, application, text) || text('admin.audit.yes')
  return text('admin-applications.received.correct.text', { payment: noted })
}

type Unusual = { readonly amount: number | null; readonly remaining: number; readonly isEarly: boolean }

/** What of a payment takes a reason: its amount, its day; empty where neither does. */
function unusualWords({ amount, remaining, isEarly }: Unusual, money: (sum: number) => string, text: Text): string {
  return joinWithDots([
    amount !== null && differenceWords(amount - remaining, money, text),
    isEarly && text('admin-applications.received.early'),
  ])
}

/** `50 000 ₦ less than is missing`; empty where it is all of that. */
function differenceWords(difference: number, money: (sum: number) => string, text: Text): string {
  if (difference === 0) return ''
  return text(`admin-applications.received.${difference < 0 ? 'less' : 'more'}`, {
    difference: money(Math.abs(difference)),
  })
}
