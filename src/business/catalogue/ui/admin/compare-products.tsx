import { CompareVersions, type ComparedField } from '#business/accounts/ui/compare-versions.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable } from '#kernel/country.ts'
import type { ProductRecord } from '../../editing/product-record.ts'
import type { Ratings } from '../../product.ts'
import { specificationFields } from '../../specification-field.ts'
import { specificationLabel } from '../specification-labels.ts'
import { draftOf, type ProductDraft } from './product-draft.ts'
import { useProductLabel, type ProductText } from './product-text-field.tsx'
import type { ProductForm } from './use-product-form.ts'

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
export function CompareProducts({ form, theirs }: { form: ProductForm; theirs: ProductRecord }) {
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
  return (draft) => [
    ...texts.map((name) => [label(name), draft[name]] as const),
    ...choices.map((name) => [text(`admin-products.field.${name}`), draft[name]] as const),
    [text('admin-products.field.image'), draft.imageUrl ?? ''],
    ...countries.map((country) => {
      const { onRequest, amount, status, basis } = draft.prices[country]
      const words = onRequest
        ? text('admin-products.price.onRequest')
        : [amount, text(`admin-products.price.status.${status}`), basis].filter(Boolean).join(', ')
      const name = `${text('admin-products.tab.prices')}: ${countryTable[country].name[text.language]}`
      return [name, words] as const
    }),
    ...Object.entries(draft.ratings).map(
      ([name, value]) => [text(`admin-products.ratings.${name as keyof Ratings}`), value] as const,
    ),
    ...specificationFields.map((field) => {
      const line = draft.sheet.find((one) => one.field === field)
      const name = `${text('admin-products.tab.sheet')}: ${text(specificationLabel(field))}`
      return [name, line ? [line.fr, line.en].filter(Boolean).join(' / ') : ''] as const
    }),
  ]
}
