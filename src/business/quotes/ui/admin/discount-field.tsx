import { useState } from 'react'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { currencyTable, groupThousands, type Currency } from '#kernel/money.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import { percentInWords } from '../../discount-in-words.ts'
import type { Discount, QuotedSystem } from '../../quote.ts'

/** `5 %`, `2,5%`. */
const percentage = /^(\d{1,2}(?:[.,]\d)?)\s*%$/

function read(typed: string, currency: Currency): Discount | null {
  if (typed.trim() === '') return 0
  const [, percent] = percentage.exec(typed.trim()) ?? []
  if (percent) return { percent: Number(percent.replace(',', '.')) }
  return readAmountIn(currency, typed)
}

/** A discount as it is typed, and what that is; null while it is none. */
export function useDiscount(
  currency: Currency,
  { discount = 0, discountPercent }: Pick<QuotedSystem, 'discount' | 'discountPercent'> = {},
) {
  const { language } = useText()
  const share = discountPercent === undefined ? '' : percentInWords(discountPercent, language)
  const [typed, setTyped] = useState(share || (discount === 0 ? '' : groupThousands(discount)))
  return { typed, setTyped, taken: read(typed, currency) }
}
export type TypedDiscount = ReturnType<typeof useDiscount>

/** A discount as the API reads it. */
export const discountBody = (taken: Discount | null) =>
  taken && (typeof taken === 'number' ? { discount: taken } : { discountPercent: taken.percent })

type DiscountFieldProps = {
  readonly discount: TypedDiscount
  readonly currency: Currency
  /** What the server says of it. */
  readonly error: string | undefined
}

/** What is taken off the total of a quote: an amount, or a share. */
export function DiscountField({ discount: { typed, setTyped, taken }, currency, error }: DiscountFieldProps) {
  const text = useText()
  const isShare = typed.includes('%')
  return (
    <Field
      label={text('admin-quotes.discount')}
      note={text('admin-quotes.discount.optional')}
      hint={text('admin-quotes.discount.hint')}
      error={taken === null ? text('admin-quotes.discount.wrong') : error}
    >
      <TextInput
        autoComplete="off"
        maxLength={20}
        {...(!isShare && { suffix: currencyTable[currency].sign, className: 'pr-20' })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}
