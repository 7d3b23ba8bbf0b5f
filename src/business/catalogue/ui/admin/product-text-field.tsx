import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ProductForm } from './use-product-form.ts'

const labels = {
  name: 'admin-products.field.name',
  description: 'admin-products.field.description',
  features: 'admin-products.field.features',
  slug: 'admin-products.field.slug',
  manufacturer: 'admin-products.field.manufacturer',
  capacity: 'admin-products.field.capacity',
  batteryCapacity: 'admin-products.field.batteryCapacity',
  country: 'admin-products.field.country',
} as const satisfies Readonly<Record<string, MessageKey>>

type English = 'nameEn' | 'descriptionEn' | 'featuresEn'
export type ProductText = keyof typeof labels | English

const languageOf = (name: ProductText) =>
  name.endsWith('En') ? 'en' : name === 'name' || name === 'description' || name === 'features' ? 'fr' : undefined

/** What a text of a product is called; that of an English one says so. */
export function useProductLabel(): (name: ProductText) => string {
  const text = useText()
  return (name) => {
    if (!name.endsWith('En')) return text(labels[name as keyof typeof labels])
    return text('admin-products.inEnglish', { field: text(labels[name.slice(0, -2) as keyof typeof labels]) })
  }
}

type ProductTextFieldProps = {
  readonly form: ProductForm
  readonly name: ProductText
  readonly hint?: string
  readonly required?: boolean
  /** Of a text over several lines. */
  readonly rows?: number
  /** What else changes with it. */
  readonly onTyped?: (value: string) => void
}

/** A text of a product. */
export function ProductTextField({ form, name, hint, required, rows, onTyped }: ProductTextFieldProps) {
  const text = useText()
  const label = useProductLabel()
  const shared = {
    value: form.draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onTyped ? onTyped(target.value) : form.set({ [name]: target.value }),
    lang: languageOf(name),
  }
  return (
    <Field
      label={label(name)}
      error={form.faultOf(name)}
      hint={hint}
      required={required}
      note={required ? undefined : text('admin-products.optional')}
    >
      {rows ? <TextArea rows={rows} {...shared} /> : <TextInput {...shared} autoComplete="off" />}
    </Field>
  )
}
