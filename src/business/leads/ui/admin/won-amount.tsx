import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useShownFault } from '#design/form/use-faults.ts'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable, type Country } from '#kernel/country.ts'
import { currencyTable, formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { ListedLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

/** What was agreed; '' where nobody said it. */
export function wonInWords({ country, wonAmount }: Pick<ListedLead, 'country' | 'wonAmount'>): string {
  if (wonAmount === null) return ''
  return onOneLine(formatMoney({ amount: wonAmount, currency: countryTable[country].currency }))
}

/** A customer's request that is won, or becomes it. */
export const isSale = ({ kind, status }: Pick<ListedLead, 'kind' | 'status'>) =>
  status === 'won' && trackOf(kind) === 'sales'

type AmountFieldProps = Pick<ComponentProps<typeof TextInput>, 'defaultValue'> & {
  readonly country: Country
  readonly error: string | undefined
  readonly className?: string
}

const amountField = 'wonAmount'

/** What was agreed, in the currency of its country. */
function AmountField({ country, error, className, ...input }: AmountFieldProps) {
  const text = useText()
  return (
    <Field
      label={text('admin-leads.won.amount')}
      note={<OptionalNote />}
      error={error}
      {...(className && { className })}
    >
      <TextInput
        name={amountField}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        suffix={currencyTable[countryTable[country].currency].sign}
        className="pr-20"
        {...input}
      />
    </Field>
  )
}

/** What stands in the field: an amount, null for none, `wrong` for what is none. */
function amountIn(form: HTMLFormElement): number | null | 'wrong' {
  const typed = readForm(form)[amountField]?.trim() ?? ''
  return typed === '' ? null : readAmount(typed) || 'wrong'
}

const inField = (amount: number | null) => (amount === null ? '' : groupThousands(amount))

type WonDialogProps = Pick<LeadWorkProps, 'change' | 'isPending'> & {
  readonly lead: Pick<ListedLead, 'name' | 'country' | 'nextStep'>
  /** What it most likely comes to; null where nothing says. */
  readonly asked: number | null
  readonly onClose: () => void
}

/** Says of a request that its customer is won, for how much, and that its next step is done with it. */
export function WonDialog({ lead: { name, country, nextStep }, asked, change, isPending, onClose }: WonDialogProps) {
  const text = useText()
  const [isWrong, setWrong] = useState(false)
  useShownFault(isWrong)
  const [isStepDone, setStepDone] = useState(true)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = amountIn(event.currentTarget)
    setWrong(amount === 'wrong')
    if (amount === 'wrong') return
    change({
      status: 'won',
      ...(amount !== null && { wonAmount: amount }),
      ...(nextStep && isStepDone && { stepDone: true }),
      done: onClose,
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.won.of', { name })}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={
        <SubmitFoot form="won-request" label={text('admin-leads.won.submit')} loading={isPending} onCancel={onClose} />
      }
    >
      <form id="won-request" onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <AmountField
          country={country}
          defaultValue={inField(asked)}
          error={isWrong ? text('admin-leads.won.wrong') : undefined}
        />
        {nextStep && (
          <Checkbox
            label={text('admin-calendar.stepDone', { step: nextStep })}
            checked={isStepDone}
            onChange={({ target }) => setStepDone(target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** What was agreed with a customer who is won, and the way to correct it. */
export function WonAmount(work: LeadWorkProps) {
  const { id, wonAmount } = work.lead
  return isSale(work.lead) && <AgreedAmount key={`${id} ${wonAmount}`} {...work} />
}

function AgreedAmount({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const { country, wonAmount } = lead
  const [isChanging, setChanging] = useState(false)
  const [isWrong, setWrong] = useState(false)
  if (!isChanging) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p>
          {text('admin-leads.event.won_amount')} <strong>{wonInWords(lead) || '–'}</strong>
        </p>
        <Button
          tone="secondary"
          size="sm"
          icon={wonAmount === null ? 'plus' : 'edit'}
          onClick={() => setChanging(true)}
        >
          {text(wonAmount === null ? 'admin-leads.won.say' : 'admin-leads.step.change')}
        </Button>
      </div>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = amountIn(event.currentTarget)
    setWrong(amount === 'wrong')
    if (amount === wonAmount) setChanging(false)
    else if (amount !== 'wrong') change({ wonAmount: amount })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-3 sm:flex sm:items-start">
      <AmountField
        country={country}
        defaultValue={inField(lead.worth?.amount ?? null)}
        error={isWrong ? text('admin-leads.won.wrong') : errorOf(error, 'wonAmount')}
        className="sm:flex-1"
      />
      <Button type="submit" tone="secondary" size="sm" disabled={isPending} className="justify-self-start sm:mt-6.5">
        {text('admin-leads.won.save')}
      </Button>
    </form>
  )
}

/** The amount on a card, and of a customer who is won the way to say what was agreed. */
export function WorthOfCard({ lead, to }: { readonly lead: ListedLead; readonly to: string }) {
  const text = useText()
  const { worth } = lead
  if (worth && (worth.of === 'won' || !isSale(lead))) {
    return (
      <p className="tabular-nums">
        <span className="text-muted">{text(`admin-leads.worth.${worth.of}`)}</span>{' '}
        <strong>{onOneLine(formatMoney(worth))}</strong>
      </p>
    )
  }
  if (!isSale(lead)) return null
  return (
    <Link to={to} draggable={false} className="link inline-flex min-h-11 items-center text-sm">
      {text('admin-leads.won.say')}
    </Link>
  )
}
