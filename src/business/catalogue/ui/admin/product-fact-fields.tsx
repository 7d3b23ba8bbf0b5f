import { useQuery } from '@tanstack/react-query'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { purchaseOptionLabel, systemTypeLabel, usageLabel } from '../product-labels.ts'
import { categoriesQuery } from './product-admin-queries.ts'
import type { ProductDraft } from './product-draft.ts'
import { ProductTextField } from './product-text-field.tsx'
import type { ProductForm } from './use-product-form.ts'

/** The facts of a product that are of no language. */
export function ProductFactFields({ form }: { form: ProductForm }) {
  const text = useText()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { draft, set, faultOf } = form
  const choicesOf = (labels: Readonly<Record<string, MessageKey>>) =>
    Object.entries(labels).map(([value, key]) => ({ value, label: text(key) }))
  const isPanel = draft.systemType === 'Solar Panel'
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ProductTextField form={form} name="capacity" required hint={text('admin-products.field.capacity.hint')} />
      <ProductTextField
        form={form}
        name="batteryCapacity"
        required={!isPanel}
        hint={text(
          isPanel ? 'admin-products.field.batteryCapacity.panel' : 'admin-products.field.batteryCapacity.hint',
        )}
      />
      <Field label={text('admin-products.field.systemType')} error={faultOf('systemType')}>
        <Select
          value={draft.systemType}
          onChange={({ target }) => set({ systemType: target.value as ProductDraft['systemType'] })}
          options={choicesOf(systemTypeLabel)}
        />
      </Field>
      <Field label={text('admin-products.field.useCase')} error={faultOf('useCase')}>
        <Select
          value={draft.useCase}
          onChange={({ target }) => set({ useCase: target.value as ProductDraft['useCase'] })}
          options={choicesOf(usageLabel)}
        />
      </Field>
      <Field label={text('admin-products.field.purchaseOption')} error={faultOf('purchaseOption')}>
        <Select
          value={draft.purchaseOption}
          onChange={({ target }) => set({ purchaseOption: target.value as ProductDraft['purchaseOption'] })}
          options={choicesOf(purchaseOptionLabel)}
        />
      </Field>
      <Field label={text('admin-products.field.categoryId')} error={faultOf('categoryId')} required>
        <Select
          value={draft.categoryId}
          onChange={({ target }) => set({ categoryId: target.value })}
          placeholder={text('admin-products.field.categoryId.choose')}
          options={categories.map(({ id, name, nameEn }) => ({
            value: String(id),
            label: text.language === 'en' ? nameEn : name,
          }))}
        />
      </Field>
      <ProductTextField form={form} name="manufacturer" />
      <ProductTextField form={form} name="country" hint={text('admin-products.field.country.hint')} />
      <div className="sm:col-span-2">
        <ProductTextField form={form} name="slug" hint={text('admin-products.field.slug.hint')} />
      </div>
    </div>
  )
}
