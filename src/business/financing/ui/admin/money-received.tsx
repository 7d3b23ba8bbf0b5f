import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { moneyHeld } from '../../received-payments.ts'
import { CorrectPayment } from './down-payment.tsx'
import { paymentWords } from './payment-words.ts'
import { useApplicationWork } from './use-application-work.ts'

type OfApplication = { readonly application: AdminApplication }

/** What came of a down payment, each part to be put right, and what is still to come or to be given back. */
export function MoneyReceived({ application }: OfApplication) {
  const text = useText()
  const { payments, remaining, toRefund } = moneyHeld(application, application.timeline)
  if (payments.length === 0) return null
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: application.product.currency }))
  return (
    <div className="grid gap-2">
      {toRefund > 0 && (
        <Banner tone="info" title={text('admin-applications.refund.sum', { amount: money(toRefund) })}>
          <RefundButton application={application} amount={money(toRefund)} />
        </Banner>
      )}
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Icon name="check-circle" className="size-5 text-leaf" />
            <span className="min-w-0 grow">
              <span className="font-semibold">{text('admin-applications.timeline.down_payment_received')}</span>{' '}
              {paymentWords(payment, application, text)}
              {payment.staffNote && (
                <span className="block wrap-anywhere whitespace-pre-line text-muted">{payment.staffNote}</span>
              )}
            </span>
            <CorrectPayment {...{ application, payment }} />
          </li>
        ))}
      </ul>
      {application.status === 'approved' && remaining > 0 && (
        <p className="font-semibold text-clay-deep">
          {text('admin-applications.received.remaining', { amount: money(remaining) })}
        </p>
      )}
    </div>
  )
}

const formId = 'refund'

/** Says that it was given back, and when. */
function RefundButton({ application, amount }: OfApplication & { readonly amount: string }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [today] = useState(() => wallClock(new Date(), countryTable[application.country].utcOffset).date)
  const { mutate, isPending, error } = useApplicationWork(application)
  const { faultOf, onInput } = useFaults(error)
  const close = () => setOpen(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ refund: { refundedOn: readForm(event.currentTarget)['refundedOn'] ?? '' }, done: close })
  }
  const failure = faultOf('refund') ?? failureOf(error, text('shell.error.text'))
  return (
    <>
      <Button tone="secondary" size="sm" icon="check" className="mt-2 print:hidden" onClick={() => setOpen(true)}>
        {text('admin-applications.refund.done')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('admin-applications.timeline.down_payment_refunded')}
        description={text('admin-applications.refund.text', { amount })}
        closeLabel={text('admin.cancel')}
        maxWidth={480}
        footer={<SubmitFoot form={formId} label={text('admin.save')} loading={isPending} onCancel={close} />}
      >
        <form id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <Field label={text('admin-applications.refund.day')} error={faultOf('refund.refundedOn')} required>
            <DateInput name="refundedOn" max={today} defaultValue={today} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
