import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { currencyTable, formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { AdminLead, ListedLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

/** What was agreed; '' where nobody said it. */
export function wonInWords({ country, wonAmount }: Pick<ListedLead, 'country' | 'wonAmount'>): string {
  if (wonAmount === null) return ''
  return onOneLine(formatMoney({ amount: wonAmount, currency: countryTable[country].currency }))
}

const isSale = ({ kind, status }: Pick<ListedLead, 'kind' | 'status'>) => status === 'won' && trackOf(kind) === 'sales'

/** What its newest quote, the quote it is for or its order comes to. */
function askedAmount({ quotes, quote, payload }: AdminLead): number | null {
  const quoted = quotes[0]?.totalPrice ?? quote?.totalPrice
  if (quoted !== undefined) return quoted
  const { amount } = (payload['total'] ?? {}) as { readonly amount?: unknown }
  return typeof amount === 'number' ? amount : null
}

/** Asks of a customer who is won how much was agreed, and keeps nobody who does not say it. */
export function WonAmount(work: LeadWorkProps) {
  const { id, wonAmount } = work.lead
  return isSale(work.lead) && <AgreedAmount key={`${id} ${wonAmount}`} {...work} />
}

function AgreedAmount({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const { country, wonAmount } = lead
  const [isChanging, setChanging] = useState(wonAmount === null)
  const [typed, setTyped] = useState(() => {
    const amount = wonAmount ?? askedAmount(lead)
    return amount === null ? '' : groupThousands(amount)
  })
  const [isWrong, setWrong] = useState(false)
  if (!isChanging) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p>
          {text('admin-leads.event.won_amount')} <strong>{wonInWords(lead)}</strong>
        </p>
        <Button tone="secondary" size="sm" icon="edit" onClick={() => setChanging(true)}>
          {text('admin-leads.step.change')}
        </Button>
      </div>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = readAmount(typed)
    const isNone = typed.trim() === ''
    setWrong(!amount && !isNone)
    if (isNone && wonAmount !== null) change({ wonAmount: null })
    else if (amount && amount === wonAmount) setChanging(false)
    else if (amount) change({ wonAmount: amount })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-3 sm:flex sm:items-start">
      <Field
        label={text('admin-leads.won.amount')}
        note={text('admin-leads.won.optional')}
        error={isWrong ? text('admin-leads.won.wrong') : errorOf(error, 'wonAmount')}
        className="sm:flex-1"
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          suffix={currencyTable[countryTable[country].currency].sign}
          className="pr-20"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" tone="secondary" size="sm" disabled={isPending} className="justify-self-start sm:mt-6.5">
        {text('admin-leads.won.save')}
      </Button>
    </form>
  )
}

/** What was agreed, on the card of a customer who is won, or the way to say it. */
export function WonOfCard({ lead, to }: { readonly lead: ListedLead; readonly to: string }) {
  const text = useText()
  if (!isSale(lead)) return null
  if (lead.wonAmount !== null) return <p className="text-sm font-semibold">{wonInWords(lead)}</p>
  return (
    <Link to={to} draggable={false} className="link inline-flex min-h-11 items-center text-sm lg:pointer-fine:min-h-8">
      {text('admin-leads.won.say')}
    </Link>
  )
}
