import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Product } from '../../product.ts'
import { productsPerPage } from '../../site-type.ts'
import { productQuery } from '../product-queries.ts'

type ProductFieldProps = {
  readonly label: string
  readonly country: Country
  /** Only what can be paid in instalments. */
  readonly isFinanced?: boolean
  readonly begun: string
  readonly error: string | undefined
}

/** The field `productId`: of what has a price in the country; a catalogue of more than a page is searched, and what was chosen before stays. */
export function ProductField({ label, country, isFinanced = false, begun, error }: ProductFieldProps) {
  const text = useText()
  const [words, setWords] = useState('')
  const { data: first = [] } = useQuery(choicesQuery(country, isFinanced))
  const { data: chosen = first } = useQuery({ ...choicesQuery(country, isFinanced, words), enabled: words !== '' })
  const listed = words === '' ? first : chosen
  const isListed = listed.some(({ id }) => String(id) === begun)
  const { data: before } = useQuery({ ...productQuery(begun, country), enabled: begun !== '' && !isListed })
  const options = [...(before && !isListed ? [before] : []), ...listed].flatMap(
    ({ price: amount, currency, ...product }) =>
      amount === null
        ? []
        : [
            {
              value: String(product.id),
              label: `${nameIn(product, text.language)} · ${formatMoney({ amount, currency })}`,
            },
          ],
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={label} error={error} required>
        <Select
          key={`${words} ${options.length}`}
          name="productId"
          placeholder={text('admin.product.choose')}
          defaultValue={begun}
          options={options}
        />
      </Field>
      {first.length === productsPerPage && (
        <Field label={text('admin.product.search')}>
          <TextInput
            type="search"
            maxLength={100}
            autoComplete="off"
            onBlur={({ target }) => setWords(target.value.trim())}
          />
        </Field>
      )}
    </div>
  )
}

const choicesQuery = (country: Country, isFinanced: boolean, words = '') => {
  const asked = new URLSearchParams({ country, ...(isFinanced && { financed: 'true' }), ...(words && { q: words }) })
  return queryOptions<readonly Product[]>({ queryKey: [`/api/products?${asked}`] })
}
