import type { KeyboardEvent } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Field, FieldError } from '#design/field.tsx'
import { Stepper } from '#design/stepper.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { type Money, formatInEuro, formatMoney } from '#kernel/money.ts'
import { maxQuantity, orderErrorKey } from '../order.ts'
import AuditTick from './audit-tick.tsx'
import type { OrderForm } from './use-order-form.ts'

/** How many, for whom, and what it comes to. */
export function OrderFields({ id, order, unitPrice }: { id: string; order: OrderForm; unitPrice: Money }) {
  const text = useText()
  const { form, submit, isComplete, isMissing } = order
  const { errors } = form.formState
  const quantity = useWatch({ control: form.control, name: 'quantity' })
  const wordsFor = (name: 'quantity' | 'fullName' | 'phoneNumber') =>
    errors[name] && text(orderErrorKey(name, errors[name].message ?? ''))
  // A browser sends no form whose button is disabled: Enter would do nothing, and say nothing.
  const tellMissing = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComplete) void submit(event)
  }
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={text('leads.order.label.quantity')} error={wordsFor('quantity')}>
        <Controller
          control={form.control}
          name="quantity"
          render={({ field }) => (
            <Stepper
              value={field.value}
              onChange={field.onChange}
              min={1}
              max={maxQuantity}
              decreaseLabel={text('leads.order.quantity.less')}
              increaseLabel={text('leads.order.quantity.more')}
            />
          )}
        />
      </Field>
      <Field label={text('leads.order.label.fullName')} error={wordsFor('fullName')} required>
        <TextInput
          {...form.register('fullName')}
          onKeyDown={tellMissing}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
      </Field>
      <Field label={text('leads.order.label.phoneNumber')} error={wordsFor('phoneNumber')} required>
        <TextInput
          {...form.register('phoneNumber')}
          onKeyDown={tellMissing}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="send"
        />
      </Field>
      {isMissing && (
        <div role="alert">
          <FieldError>{text('leads.order.missing')}</FieldError>
        </div>
      )}
      <OrderTotal unitPrice={unitPrice} quantity={quantity} />
      <AuditTick />
      <p className="text-sm text-muted">{text('leads.order.intro')}</p>
    </form>
  )
}

/** What an order comes to, with what it is made of. */
function OrderTotal({ unitPrice, quantity }: { unitPrice: Money; quantity: number }) {
  const text = useText()
  const total = { ...unitPrice, amount: unitPrice.amount * quantity }
  const euro = formatInEuro(total)
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 rounded-card bg-sand p-4">
      <dt className="text-sm text-muted">{text('leads.order.unitPrice')}</dt>
      <dd className="money text-right text-sm">{formatMoney(unitPrice)}</dd>
      <dt className="font-semibold">
        {text('leads.order.total')}
        <span className="money block text-sm font-normal text-muted">
          {text('leads.order.totalOf', { quantity, price: formatMoney(unitPrice) })}
        </span>
      </dt>
      <dd className="text-right" aria-live="polite">
        <span className="money font-display text-xl font-bold">{formatMoney(total)}</span>
        {euro && <span className="money block text-sm text-muted">{euro}</span>}
      </dd>
    </dl>
  )
}
