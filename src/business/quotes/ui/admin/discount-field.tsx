import { useState } from 'react'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { currencyTable, groupThousands, type Currency } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'

/** A discount as it is typed, and what that is in whole units of its currency; null while it is no amount. */
export function useDiscount(begun = 0) {
  const [typed, setTyped] = useState(begun === 0 ? '' : groupThousands(begun))
  return { typed, setTyped, amount: typed.trim() === '' ? 0 : readAmount(typed) }
}
export type Discount = ReturnType<typeof useDiscount>

type DiscountFieldProps = {
  readonly discount: Discount
  readonly currency: Currency
  /** What the server says of it. */
  readonly error: string | undefined
}

/** What is taken off the total of a quote. */
export function DiscountField({ discount: { typed, setTyped, amount }, currency, error }: DiscountFieldProps) {
  const text = useText()
  return (
    <Field
      label={text('admin-quotes.discount')}
      note={text('admin-quotes.discount.optional')}
      error={amount === null ? text('admin-quotes.discount.wrong') : error}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        suffix={currencyTable[currency].sign}
        className="pr-20"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}
