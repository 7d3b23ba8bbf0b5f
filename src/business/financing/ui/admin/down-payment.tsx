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
import { useFaults, useShownFault } from '#design/form/use-faults.ts'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { currencyTable, formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { leastReasonLength, reasonFault } from '../../decision-reason.ts'
import { moneyHeld, moneyKindOf, paymentMeans } from '../../received-payments.ts'
import { paymentWords } from './payment-words.ts'
import { ReceiptFields } from './receipt-fields.tsx'
import { useApplicationWork, type Work } from './use-application-work.ts'

type OfApplication = { readonly application: AdminApplication }
type MoneyEntry = AdminApplication['timeline'][number]

/** Whether the down payment of what is approved is still to come, or a part of it. */
export const isDownPaymentDue = (application: AdminApplication): boolean =>
  application.status === 'approved' && moneyHeld(application, application.timeline).remaining > 0

/** Leads to where it is noted what came of the down payment, until all of it has. */
export function DownPaymentButton({ application }: OfApplication) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!isDownPaymentDue(application)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('admin-applications.received')}</Button>
      {isOpen && <MoneyDialog application={application} part="downPayment" onClose={() => setOpen(false)} />}
    </>
  )
}

/** Leads to where it is noted that what came, or a part of it, was given back. */
export function RefundButton({ application }: OfApplication) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="sm" icon="check" className="mt-2 print:hidden" onClick={() => setOpen(true)}>
        {text('admin-applications.refund.done')}
      </Button>
      {isOpen && <MoneyDialog application={application} part="refund" onClose={() => setOpen(false)} />}
    </>
  )
}

/** Leads to where a payment or a refund is put right. */
export function CorrectPayment({ application, noted }: OfApplication & { readonly noted: MoneyEntry }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="sm" onClick={() => setOpen(true)}>
        {text('admin-applications.received.correct')}
      </Button>
      {isOpen && (
        <MoneyDialog {...{ application, noted }} part="downPaymentCorrection" onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type MoneyDialogProps = OfApplication & {
  readonly part: 'downPayment' | 'downPaymentCorrection' | 'refund'
  /** What is put right. */
  readonly noted?: MoneyEntry
  readonly onClose: () => void
}

const formId = 'down-payment'

/** How much came or was given back, on which day and how; why, where it is not what is missing, came before the application, or is put right. */
function MoneyDialog({ application, part, noted, onClose }: MoneyDialogProps) {
  const text = useText()
  const { country, product, timeline } = application
  const { currency } = product
  const money = (sum: number) => onOneLine(formatMoney({ amount: sum, currency }))
  const { remaining, toRefund } = moneyHeld(application, timeline)
  const [today] = useState(() => wallClock(new Date(), countryTable[country].utcOffset).date)
  const appliedOn = wallClock(
    new Date(application.submittedAt ?? application.createdAt),
    countryTable[country].utcOffset,
  ).date
  const owed = part === 'refund' ? toRefund : remaining
  const begun = begunWith(noted, { amount: noted ? application.downPayment : owed, receivedOn: today })
  const [typed, setTyped] = useState<Typed>(begun)
  // Others each time that it is pressed: the focus comes back.
  const [lacking, setLacking] = useState<Lacking | null>(null)
  useShownFault(lacking)
  const { mutate, isPending, error } = useApplicationWork(application)
  const { faultOf, onInput } = useFaults(error)
  const faultIn = (name: string) => {
    const code = lacking?.[name]
    return code ? text(`problems.field.${code}`) : faultOf(`${part}.${name}`)
  }
  const isTyped = Object.entries(begun).some(([name, value]) => typed[name] !== value)
  const warning = useUnsavedWarning(isTyped && !isPending)
  const close = () => warning.leave(onClose)
  const amount = readAmountIn(currency, typed['amount'] ?? '')
  const isEarly = (typed['receivedOn'] ?? today) < appliedOn
  const unusual = part === 'downPayment' ? unusualWords({ amount, remaining, isEarly }, money, text) : ''
  const isReasonAsked = part !== 'downPayment' || unusual !== ''
  const left = part === 'refund' && amount !== null ? toRefund - amount : 0
  // The server takes a payment without, and a refund without a reason, from whoever does not know it.
  const isMeansAsked = part !== 'downPaymentCorrection'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isMeansLacking = isMeansAsked && !typed['means']
    const reason = part === 'refund' ? reasonFault(typed['reason'] ?? '') : null
    if (amount === null || isMeansLacking || reason) {
      return setLacking({
        amount: amount === null ? 'not_a_number' : null,
        means: isMeansLacking ? 'required' : null,
        reason,
      })
    }
    // A reason that nothing takes any more is not asked for, and not sent.
    const told = { ...readForm(event.currentTarget), ...(!isReasonAsked && { reason: '' }) }
    mutate({ ...changeOf(part, noted, told, amount), done: onClose })
  }
  const failure = faultOf(part) ?? failureOf(error, text('shell.error.text'))
  const words = wordsOf(part, noted && moneyKindOf(noted.event) === 'refund')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text(words.title)}
      description={text(words.text, {
        amount: money(owed),
        payment: (noted && paymentWords(noted, application, text)) || text('admin.audit.yes'),
      })}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={<SubmitFoot form={formId} label={text('admin.save')} loading={isPending} onCancel={close} />}
    >
      <form
        id={formId}
        onSubmit={submit}
        onInput={(event) => {
          onInput(event)
          setLacking(null)
          setTyped({ ...typed, ...readForm(event.currentTarget) })
        }}
        noValidate
        className="grid gap-4"
      >
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text(words.amount)} error={faultIn('amount')} required>
          <TextInput
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            suffix={currencyTable[currency].sign}
            defaultValue={begun.amount}
          />
        </Field>
        <p role="status" className="-mt-2 text-sm font-semibold text-clay-deep empty:hidden">
          {left > 0 ? text('admin-applications.refund.rest', { amount: money(left) }) : unusual}
        </p>
        <Field
          label={text(words.day)}
          error={faultOf(part === 'refund' ? 'refund.refundedOn' : `${part}.receivedOn`)}
          required
        >
          <DateInput name="receivedOn" max={today} defaultValue={begun.receivedOn} />
        </Field>
        <ReceiptFields begun={begun} isMeansAsked={isMeansAsked} error={error} faultOf={faultIn} />
        {isReasonAsked && (
          <Field
            label={text(words.reason)}
            hint={text('admin-applications.reason.least', { count: leastReasonLength })}
            error={faultIn('reason')}
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

type Typed = Readonly<Record<string, string>>
/** What each field lacks. */
type Lacking = Readonly<Partial<Record<string, 'not_a_number' | 'required' | 'too_short' | null>>>

/** What stands in the fields first: what was noted, else all that is missing, today. */
function begunWith(noted: MoneyEntry | undefined, usual: { readonly amount: number; readonly receivedOn: string }) {
  return {
    amount: groupThousands(noted?.amount ?? usual.amount),
    receivedOn: noted?.receivedOn ?? usual.receivedOn,
    means: noted?.means ?? '',
    reference: noted?.reference ?? '',
    reason: '',
  }
}

/** What is sent of the fields. */
function changeOf(part: MoneyDialogProps['part'], noted: MoneyEntry | undefined, typed: Typed, amount: number): Work {
  const { receivedOn = '', reference = '', reason = '' } = typed
  const means = paymentMeans.find((one) => one === typed['means'])
  const isAnotherReceipt = typed['isAnotherReceipt'] !== undefined
  const paid = { amount, receivedOn, means, reference, reason, isAnotherReceipt }
  if (noted) return { downPaymentCorrection: { entryId: noted.id, ...paid } }
  if (part === 'downPayment') return { downPayment: paid }
  return { refund: { amount, refundedOn: receivedOn, means, reference, reason, isAnotherReceipt } }
}

/** What the dialog is called, and its fields. */
function wordsOf(part: MoneyDialogProps['part'], isOfRefund = part === 'refund') {
  return {
    amount: isOfRefund ? 'admin-applications.refund.amount' : 'admin-applications.received.amount',
    reason: part === 'refund' ? 'admin-applications.refund.reason' : 'admin-applications.received.reason',
    day: isOfRefund ? 'admin-applications.refund.day' : 'admin-applications.received.day',
    ...dialogWords[part === 'downPaymentCorrection' && isOfRefund ? 'refundCorrection' : part],
  } as const
}

const dialogWords = {
  downPayment: { title: 'admin-applications.received', text: 'admin-applications.received.text' },
  downPaymentCorrection: {
    title: 'admin-applications.received.correct.title',
    text: 'admin-applications.received.correct.text',
  },
  refund: { title: 'admin-applications.timeline.down_payment_refunded', text: 'admin-applications.refund.text' },
  refundCorrection: {
    title: 'admin-applications.refund.correct.title',
    text: 'admin-applications.refund.correct.text',
  },
} as const

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
