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
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { currencyTable, formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { downPaymentReceived } from '../../after-approval.ts'
import { leastReasonLength } from '../../decision-reason.ts'
import { useApplicationWork } from './use-application-work.ts'

type OfApplication = { readonly application: AdminApplication }

/** How much of a down payment came and when, and by how much that is not what the plan asks; empty of one that was only ticked. */
export function downPaymentWords(
  { amount, receivedOn }: Pick<AdminApplication['timeline'][number], 'amount' | 'receivedOn'>,
  { downPayment, product: { currency } }: Pick<AdminApplication, 'downPayment' | 'product'>,
  text: Text,
): string {
  if (amount === null || receivedOn === null) return ''
  return joinWithDots([
    text('admin-applications.received.on', {
      amount: onOneLine(formatMoney({ amount, currency })),
      date: formatLongDate(receivedOn, text.language),
    }),
    differenceWords(amount, { downPayment, product: { currency } }, text),
  ])
}

/** `50 000 ₦ less than the plan asks`; empty where it is what it asks. */
function differenceWords(
  amount: number,
  {
    downPayment,
    product: { currency },
  }: Pick<AdminApplication, 'downPayment'> & { readonly product: Pick<AdminApplication['product'], 'currency'> },
  text: Text,
): string {
  if (amount === downPayment) return ''
  const difference = onOneLine(formatMoney({ amount: Math.abs(amount - downPayment), currency }))
  return text(`admin-applications.received.${amount < downPayment ? 'less' : 'more'}`, { difference })
}

/** Leads to where it is noted that the down payment of what was approved came. */
export function DownPaymentButton({ application }: OfApplication) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (application.status !== 'approved' || downPaymentReceived(application.timeline)) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text('admin-applications.received')}
      </Button>
      {isOpen && <DownPaymentDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

const formId = 'down-payment'

/** How much came and on which day; why, where it is not what the plan asks. */
function DownPaymentDialog({ application, onClose }: OfApplication & { readonly onClose: () => void }) {
  const text = useText()
  const { downPayment, country, product } = application
  const [today] = useState(() => wallClock(new Date(), countryTable[country].utcOffset).date)
  const begun = { amount: groupThousands(downPayment), receivedOn: today, reason: '' }
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(begun)
  const [isWrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useApplicationWork(application)
  const { faultOf, onInput } = useFaults(error)
  const isTyped = Object.entries(begun).some(([name, value]) => typed[name] !== value)
  const warning = useUnsavedWarning(isTyped && !isPending)
  const close = () => warning.leave(onClose)
  const amount = readAmount(typed['amount'] ?? '')
  const difference = amount ? differenceWords(amount, application, text) : ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { receivedOn = '', reason = '' } = typed
    setWrong(!amount)
    if (amount) mutate({ downPayment: { amount, receivedOn, reason }, done: onClose })
  }
  const failure = faultOf('downPayment') ?? failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text('admin-applications.received')}
      description={text('admin-applications.received.text', {
        amount: onOneLine(formatMoney({ amount: downPayment, currency: product.currency })),
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
          setWrong(false)
          setTyped({ ...typed, ...readForm(event.currentTarget) })
        }}
        noValidate
        className="grid gap-4"
      >
        {failure && <Banner tone="error" title={failure} />}
        <Field
          label={text('admin-applications.received.amount')}
          error={isWrong ? text('problems.field.not_a_number') : faultOf('downPayment.amount')}
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
          {difference}
        </p>
        <Field label={text('admin-applications.received.day')} error={faultOf('downPayment.receivedOn')} required>
          <DateInput name="receivedOn" max={today} defaultValue={today} />
        </Field>
        {difference && (
          <Field
            label={text('admin-applications.received.reason')}
            hint={text('admin-applications.reason.least', { count: leastReasonLength })}
            error={faultOf('downPayment.reason')}
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
