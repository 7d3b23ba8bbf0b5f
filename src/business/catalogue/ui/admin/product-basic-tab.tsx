import { LanguageTabs } from '#design/admin/language-tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languages, type Language } from '#kernel/language.ts'
import { ImageField } from '#business/media/ui/admin/image-field.tsx'
import { slugOf } from '../../slug.ts'
import { productsPath } from './product-admin-queries.ts'
import { ProductFactFields } from './product-fact-fields.tsx'
import { ProductTextField } from './product-text-field.tsx'
import type { ProductForm } from './use-product-form.ts'

const twins = ['name', 'description', 'features'] as const
const fieldIn = (name: (typeof twins)[number], language: Language) =>
  language === 'fr' ? name : (`${name}En` as const)

/** What a product is: its words in both languages, its facts, its picture. */
export function ProductBasicTab({ form }: { form: ProductForm }) {
  const text = useText()
  const { draft, set } = form
  /** The address follows the name until somebody writes another. */
  const rename = (name: string) => {
    const follows = draft.slug === slugOf(draft.name)
    set({ name, ...(follows && { slug: slugOf(name) }) })
  }
  return (
    <div className="grid gap-6">
      <LanguageTabs
        label={text('admin-products.languages')}
        names={{ fr: text('admin-products.language.fr'), en: text('admin-products.language.en') }}
        invalid={languages.filter((language) => twins.some((name) => form.faultOf(fieldIn(name, language))))}
        invalidLabel={text('admin.hasError')}
      >
        {(language) => (
          <div className="grid gap-5">
            {language === 'fr' ? (
              <ProductTextField form={form} name="name" required onTyped={rename} />
            ) : (
              <ProductTextField form={form} name="nameEn" />
            )}
            <ProductTextField form={form} name={fieldIn('description', language)} rows={4} />
            <ProductTextField
              form={form}
              name={fieldIn('features', language)}
              rows={4}
              hint={text('admin-products.field.features.hint')}
            />
            {language === 'en' && <p className="text-sm text-muted">{text('admin-products.english.hint')}</p>}
          </div>
        )}
      </LanguageTabs>
      <ProductFactFields form={form} />
      <ImageField
        label={text('admin-products.field.image')}
        value={draft.imageUrl}
        onChange={(imageUrl) => set({ imageUrl })}
        uploadPath={`${productsPath}/upload-image`}
        fieldName="image"
        error={form.faultOf('imageUrl')}
        uploaded={text('admin-products.uploaded')}
      />
    </div>
  )
}
