import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useShownFault } from '#design/form/use-faults.ts'
import { TextInput } from '#design/text-input.tsx'
import { formatWeekdayAndDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable, type Country } from '#kernel/country.ts'
import { currencyTable, formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { ListedLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import type { LeadWorkProps } from './lead-work-props.ts'
import { saleSteps, stepKeys, usualDay, type StepKey } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

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
  readonly label: string
  readonly error: string | undefined
  readonly className?: string
}

const amountField = 'amount'

/** An amount in the currency of its country. */
function AmountField({ country, label, error, className, ...input }: AmountFieldProps) {
  return (
    <Field label={label} note={<OptionalNote />} error={error} {...(className && { className })}>
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

/** What stands in the field, however people write it (`1,5M`, `850k`): an amount, null for none, `wrong` for what is none or in another currency. */
function amountIn(form: HTMLFormElement, country: Country): number | null | 'wrong' {
  const typed = readForm(form)[amountField]?.trim() ?? ''
  if (typed === '') return null
  return readAmountIn(countryTable[country].currency, typed) || 'wrong'
}

const inField = (amount: number | null) => (amount === null ? '' : groupThousands(amount))

type WonDialogProps = Pick<LeadWorkProps, 'change' | 'isPending'> & {
  readonly lead: Pick<
    ListedLead,
    'name' | 'kind' | 'country' | 'nextStep' | 'usualStep' | 'assigneeId' | 'assigneeName'
  >
  /** What it most likely comes to; null where nothing says. */
  readonly asked: number | null
  readonly onClose: () => void
}

/** Says of a request that its customer is won, for how much, whether its next step is done with it, and what follows the sale. */
export function WonDialog({
  lead: { name, kind, country, ...lead },
  asked,
  change,
  isPending,
  onClose,
}: WonDialogProps) {
  const text = useText()
  const me = useMe()
  const colleague = lead.assigneeId !== null && lead.assigneeId !== me?.id && lead.assigneeName
  const step = stepInWords(lead, text)
  const [isWrong, setWrong] = useState(false)
  useShownFault(isWrong)
  const [isStepDone, setStepDone] = useState(false)
  const { today, isWorked } = useWorkedDays(country)
  // What is planned stays until somebody says that it is done, or what comes in its place.
  const [following, setFollowing] = useState<StepKey | null>(step ? null : saleSteps[0])
  const sayDone = (isDone: boolean) => {
    setStepDone(isDone)
    setFollowing(isDone ? saleSteps[0] : null)
  }
  const choose = (key: StepKey) => {
    setFollowing(following === key ? null : key)
    if (following !== key) setStepDone(true)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = amountIn(event.currentTarget, country)
    setWrong(amount === 'wrong')
    if (amount === 'wrong') return
    change({
      status: 'won',
      ...(amount !== null && { wonAmount: amount }),
      ...(step && isStepDone && { stepDone: true }),
      ...(following && {
        nextStep: text(`admin.step.usual.${following}`),
        nextStepOn: usualDay(following, today, isWorked),
      }),
      done: onClose,
      onLate: onClose,
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.won.of', { name })}
      {...(colleague && { description: text('admin-leads.won.whose', { owner: colleague }) })}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={
        <SubmitFoot form="won-request" label={text('admin-leads.won.submit')} loading={isPending} onCancel={onClose} />
      }
    >
      <form id="won-request" onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <AmountField
          country={country}
          label={text('admin-leads.won.amount')}
          defaultValue={inField(asked)}
          error={isWrong ? text('admin-leads.won.wrong') : undefined}
        />
        {step && (
          <Checkbox
            label={text('admin-calendar.stepDone', { step })}
            checked={isStepDone}
            onChange={({ target }) => sayDone(target.checked)}
          />
        )}
        <div className="grid gap-2">
          <p className="text-sm font-semibold">{text('admin-leads.step.next')}</p>
          <ChipRow
            label={text('admin-leads.step.next')}
            layout="wrap"
            chips={stepKeys({ kind, status: 'won' }).map((key) => ({
              key,
              label: text(`admin.step.usual.${key}`),
              selected: following === key,
              onSelect: () => choose(key),
            }))}
          />
          {following && (
            <p className="text-sm text-muted">
              {text('admin-leads.won.follows', {
                day: formatWeekdayAndDate(usualDay(following, today, isWorked), text.language),
              })}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** What was agreed with a customer who is won, else what it is expected to come to, unless a quote says it; and the way to correct it. */
export function RequestAmount(work: LeadWorkProps) {
  const { id, kind, status, worth, wonAmount, askedAmount } = work.lead
  if (isSale(work.lead)) return <Amount key={`${id} won ${wonAmount}`} {...work} of="wonAmount" />
  if (trackOf(kind) !== 'sales' || status === 'spam' || worth?.of === 'quoted') return null
  return <Amount key={`${id} asked ${askedAmount}`} {...work} of="askedAmount" />
}

const amountWords = {
  wonAmount: { label: 'admin-leads.won.amount', told: 'admin-leads.event.won_amount', say: 'admin-leads.won.say' },
  askedAmount: {
    label: 'admin-leads.expected',
    told: 'admin-leads.event.expected_amount',
    say: 'admin-leads.expected.say',
  },
} as const

type AmountProps = LeadWorkProps & { readonly of: keyof typeof amountWords }

function Amount({ lead, change, isPending, error, of }: AmountProps) {
  const text = useText()
  const { country, [of]: stored } = lead
  const [isChanging, setChanging] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const words = amountWords[of]
  if (!isChanging) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p>
          {text(words.told)} <strong>{wonInWords({ country, wonAmount: stored }) || '–'}</strong>
        </p>
        <Button
          tone="secondary"
          size="sm"
          icon={stored === null ? 'plus' : 'edit'}
          aria-label={
            stored === null ? text(words.say) : joinWithDots([text('admin-leads.step.change'), text(words.label)])
          }
          onClick={() => setChanging(true)}
        >
          {text(stored === null ? words.say : 'admin-leads.step.change')}
        </Button>
      </div>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = amountIn(event.currentTarget, country)
    setWrong(amount === 'wrong')
    if (amount === stored) setChanging(false)
    else if (amount !== 'wrong') change({ [of]: amount })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-3 sm:flex sm:items-start">
      <AmountField
        country={country}
        label={text(words.label)}
        defaultValue={inField(stored ?? lead.worth?.amount ?? null)}
        error={isWrong ? text('admin-leads.won.wrong') : errorOf(error, of)}
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
      // What it is stands behind it, and on a second line, which is only heard, where both do not fit.
      <p className="col-span-full flex h-5 flex-wrap gap-x-1 overflow-hidden tabular-nums">
        <strong className={worth.of === 'asked' ? 'font-semibold text-muted' : ''}>
          {onOneLine(formatMoney(worth))}
        </strong>{' '}
        <span className="text-muted">{text(`admin-leads.worth.${worth.of}`)}</span>
      </p>
    )
  }
  if (!isSale(lead)) return null
  return (
    <Link
      to={to}
      draggable={false}
      className="link col-span-full -my-2.5 inline-flex min-h-11 items-center justify-self-start text-sm"
    >
      {text('admin-leads.won.say')}
    </Link>
  )
}
