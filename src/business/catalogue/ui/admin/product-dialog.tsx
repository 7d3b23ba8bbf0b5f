import { RecordDialog } from '#design/form/record-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductRecord } from '../../editing/product-record.ts'
import { ProductBasicTab } from './product-basic-tab.tsx'
import { SpecificationEditor } from './specification-editor.tsx'
import { useProductForm, type ProductForm } from './use-product-form.ts'
import { CompareVersions, type ComparedField } from '#design/form/compare-versions.tsx'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { specificationFields } from '../../specification-field.ts'
import { specificationLabel } from '../product-words.ts'
import { draftOf, type ProductDraft, type PriceDraft } from './product-draft.ts'
import { RatingFields, useRatingWords } from './rating-fields.tsx'
import { ratingNames } from '../../rating-field.ts'
import { useProductLabel, type ProductText } from './product-text-field.tsx'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { TextInput } from '#design/text-input.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Select } from '#design/select.tsx'
import { currencyTable, groupThousands } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import { priceStatuses } from '../../price.ts'

type ProductDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: ProductRecord | null
  /** What a new one begins with. */
  readonly begun?: ProductDraft
  readonly onClose: () => void
}

/** Adds a product or changes one. */
export function ProductDialog({ known, begun, onClose }: ProductDialogProps) {
  const text = useText()
  const form = useProductForm(known, onClose, begun)
  return (
    <RecordDialog
      form={form}
      title={known ? text('admin-products.editOf', { name: nameIn(known, text.language) }) : text('admin-products.add')}
      tabsLabel={text('admin-products.tabs')}
      tabs={[
        {
          value: 'basic',
          label: text('admin-products.tab.basic'),
          fields: <ProductBasicTab form={form} id={known?.id} />,
        },
        { value: 'prices', label: text('admin-products.tab.prices'), fields: <PriceFields form={form} /> },
        { value: 'ratings', label: text('admin-products.tab.ratings'), fields: <RatingFields form={form} /> },
        { value: 'sheet', label: text('admin-products.tab.sheet'), fields: <SpecificationEditor form={form} /> },
      ]}
      maxWidth={820}
      onClose={onClose}
      comparison={form.theirs && <CompareProducts form={form} theirs={form.theirs} />}
    />
  )
}

const texts: readonly ProductText[] = [
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'features',
  'featuresEn',
  'capacity',
  'batteryCapacity',
  'manufacturer',
  'country',
  'slug',
]
const choices = ['systemType', 'useCase', 'purchaseOption', 'categoryId'] as const

/** One's own version of a product beside what somebody else has saved meanwhile. */
function CompareProducts({ form, theirs }: { form: ProductForm; theirs: ProductRecord }) {
  const linesOf = useLines()
  const saved = linesOf(draftOf(theirs))
  const mine = new Map(linesOf(form.draft))
  return (
    <CompareVersions
      fields={saved.map(([label, value]): ComparedField => ({ label, mine: mine.get(label) ?? '', theirs: value }))}
      loading={form.isSaving}
      onKeepMine={() => form.submit(theirs.updatedAt)}
      onTakeTheirs={form.takeTheirs}
      onClose={form.dismissTheirs}
    />
  )
}

/** Every field of a draft, in words. */
function useLines(): (draft: ProductDraft) => readonly (readonly [string, string])[] {
  const text = useText()
  const label = useProductLabel()
  const ratingWords = useRatingWords()
  return (draft) => [
    ...texts.map((name) => [label(name), draft[name]] as const),
    ...choices.map((name) => [text(`admin-products.field.${name}`), draft[name]] as const),
    [text('admin-products.field.image'), draft.imageUrl ?? ''],
    [text('admin-products.field.isPublished'), text(`admin-products.ratings.${draft.isPublished}`)],
    ...countries.map((country) => {
      const { onRequest, amount, status, basis } = draft.prices[country]
      const words = onRequest
        ? text('admin-products.price.onRequest')
        : [amount, text(`admin-products.price.status.${status}`), basis].filter(Boolean).join(', ')
      const name = `${text('admin-products.tab.prices')}: ${countryTable[country].name[text.language]}`
      return [name, words] as const
    }),
    ...ratingNames.map(
      (name) => [text(`admin-products.ratings.${name}`), ratingWords(name, draft.ratings[name])] as const,
    ),
    ...specificationFields.map((field) => {
      const line = draft.sheet.find((one) => one.field === field)
      const name = `${text('admin-products.tab.sheet')}: ${text(specificationLabel(field))}`
      return [name, line ? [line.fr, line.en].filter(Boolean).join(' / ') : ''] as const
    }),
  ]
}

/** What a product costs in each country, or that its price is on request there. */
function PriceFields({ form }: { form: ProductForm }) {
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
  const { currency } = countryTable[country]
  const amount = readAmountIn(currency, price.amount) ?? undefined
  const set = (changes: Partial<PriceDraft>) =>
    form.set({ prices: { ...form.draft.prices, [country]: { ...price, ...changes } } })
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{countryTable[country].name[text.language]}</legend>
      <Checkbox
        label={text('admin-products.price.onRequest')}
        hint={text('admin-products.price.onRequest.hint')}
        checked={price.onRequest}
        onChange={({ target }) => set({ onRequest: target.checked, ...(target.checked && { amount: '' }) })}
      />
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <Field
          label={text('admin-products.price.amount', {
            currency: currencyTable[currency].name[text.language],
          })}
          error={form.faultOf(`prices.${country}`)}
          required={!price.onRequest}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            suffix={currencyTable[currency].sign}
            value={price.amount}
            onChange={({ target }) => set({ amount: target.value, onRequest: false })}
            onBlur={() => amount !== undefined && set({ amount: groupThousands(amount) })}
          />
        </Field>
        {!price.onRequest && (
          <>
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
              note={<OptionalNote />}
              className="sm:col-span-2"
            >
              <TextInput value={price.basis} onChange={({ target }) => set({ basis: target.value })} />
            </Field>
          </>
        )}
      </div>
    </fieldset>
  )
}
