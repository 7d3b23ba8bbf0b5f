import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import { priceStatuses } from '../../price.ts'
import type { PriceDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

/** What a product costs in each country, or that its price is on request there. */
export function PriceFields({ form }: { form: ProductForm }) {
  return (
    <div className="grid gap-6">
      {countries.map((country) => (
        <CountryPrice key={country} form={form} country={country} />
      ))}
    </div>
  )
}

function CountryPrice({ form, country }: { form: ProductForm; country: Country }) {
  const text = useText()
  const price = form.draft.prices[country]
  const set = (changes: Partial<PriceDraft>) =>
    form.set({ prices: { ...form.draft.prices, [country]: { ...price, ...changes } } })
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{countryTable[country].name[text.language]}</legend>
      <Checkbox
        label={text('admin-products.price.onRequest')}
        hint={text('admin-products.price.onRequest.hint')}
        checked={price.onRequest}
        onChange={({ target }) => set({ onRequest: target.checked })}
      />
      {!price.onRequest && (
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <Field
            label={text('admin-products.price.amount', {
              currency: currencyTable[countryTable[country].currency].name[text.language],
            })}
            error={form.faultOf(`prices.${country}`)}
            required
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              suffix={currencyTable[countryTable[country].currency].sign}
              value={price.amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          </Field>
          <Field label={text('admin-products.price.status')}>
            <Select
              value={price.status}
              onChange={({ target }) => set({ status: target.value as PriceDraft['status'] })}
              options={priceStatuses.map((value) => ({ value, label: text(`admin-products.price.status.${value}`) }))}
            />
          </Field>
          <Field
            label={text('admin-products.price.basis')}
            hint={text('admin-products.price.basis.hint')}
            note={text('admin-products.optional')}
            className="sm:col-span-2"
          >
            <TextInput value={price.basis} onChange={({ target }) => set({ basis: target.value })} />
          </Field>
        </div>
      )}
    </fieldset>
  )
}
