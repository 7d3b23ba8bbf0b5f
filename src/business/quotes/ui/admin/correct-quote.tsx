import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { mostPanels } from '#business/energy/audit-limits.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { useShownFault } from '#design/form/use-faults.ts'
import { Select } from '#design/select.tsx'
import { Stepper } from '#design/stepper.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { AdminQuote } from '../../admin-quote.ts'
import { discountBody, DiscountField, useDiscount } from './discount-field.tsx'
import { adminQuotePage, adminQuoteQuery, quotesPath } from './quote-queries.ts'

/** Another system, other units or panels, a discount, or the same at the prices of today: always a new quote. */
export function CorrectQuote({ found: { quote, choices } }: { found: AdminQuote }) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id: productId, units, panels } = quote.system
  const [system, setSystem] = useState({ productId, units, panels })
  const discount = useDiscount(quote.currency, quote.system)
  const choice = choices.find((one) => one.productId === system.productId)
  const mostUnits = choice?.mostUnits ?? system.units
  const correct = useMutation({
    mutationFn: () =>
      sendJson<AdminQuote>('POST', `${quotesPath}/${quote.key}/corrections`, {
        system,
        ...discountBody(discount.taken),
      }),
    onSuccess: async (made) => {
      toast({ title: text('admin-quotes.corrected', { reference: made.quote.reference }) })
      client.setQueryData(adminQuoteQuery(made.quote.key).queryKey, made)
      await client.invalidateQueries({ queryKey: [quotesPath] })
      await client.invalidateQueries({ queryKey: adminQuoteQuery(quote.key).queryKey })
      await navigate(adminQuotePage(made.quote.key))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (discount.taken !== null) correct.mutate()
  }
  useShownFault(correct.error)
  const failure = failureOf(correct.error, text('shell.error.text'))
  const counted = (['units', 'panels'] as const).map((name) => ({
    name,
    min: name === 'units' ? 1 : 0,
    max: name === 'units' ? mostUnits : mostPanels,
  }))
  return (
    <Disclosure heading="h2" summary={<span className="text-xl">{text('admin-quotes.correct')}</span>}>
      <p className="mb-3 text-sm text-muted">{text('admin-quotes.correct.text', { reference: quote.reference })}</p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={text('admin-quotes.product')} error={errorOf(correct.error, 'system.productId')}>
          <Select
            value={choice ? String(system.productId) : ''}
            placeholder={choice ? undefined : text('admin-quotes.product.choose')}
            onChange={({ target }) => setSystem({ ...system, productId: Number(target.value), units: 1 })}
            options={choices.map((one) => ({ value: String(one.productId), label: nameIn(one, text.language) }))}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {counted.map(({ name, min, max }) => (
            <Field key={name} label={text(`admin-quotes.${name}`)} error={errorOf(correct.error, `system.${name}`)}>
              <Stepper
                value={system[name]}
                onChange={(value) => setSystem({ ...system, [name]: value })}
                min={min}
                max={max}
                decreaseLabel={text(`admin-quotes.${name}.fewer`)}
                increaseLabel={text(`admin-quotes.${name}.more`)}
              />
            </Field>
          ))}
        </div>
        <DiscountField
          discount={discount}
          currency={quote.currency}
          error={errorOf(correct.error, 'discount') ?? errorOf(correct.error, 'discountPercent')}
        />
        {failure && <Banner tone="error" title={failure} />}
        <Button type="submit" tone="secondary" loading={correct.isPending} className="justify-self-start">
          {text('admin-quotes.correct.submit')}
        </Button>
      </form>
    </Disclosure>
  )
}
