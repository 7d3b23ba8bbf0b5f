import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { defaultContentLanguage, type ContentField, type ContentLanguage } from '#kernel/language.ts'
import { writtenText, type WrittenText } from './product-draft.ts'
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

export type ProductText = keyof typeof labels | ContentField<WrittenText>

/** A field's name without its language, and the language where it has one. */
function twinOf(name: ProductText): { readonly label: keyof typeof labels; readonly lang?: ContentLanguage } {
  return writtenText(name) ?? { label: name as keyof typeof labels }
}

/** What a text of a product is called; that of an English one says so. */
export function useProductLabel(): (name: ProductText) => string {
  const text = useText()
  return (name) => {
    const { label, lang = defaultContentLanguage } = twinOf(name)
    const field = text(labels[label])
    return lang === defaultContentLanguage ? field : text('admin-products.inEnglish', { field })
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
  const label = useProductLabel()
  const shared = {
    value: form.draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onTyped ? onTyped(target.value) : form.set({ [name]: target.value }),
    lang: twinOf(name).lang,
  }
  return (
    <Field
      label={label(name)}
      error={form.faultOf(name)}
      hint={hint}
      required={required}
      note={!required && <OptionalNote />}
    >
      {rows ? <TextArea rows={rows} {...shared} /> : <TextInput {...shared} autoComplete="off" />}
    </Field>
  )
}
