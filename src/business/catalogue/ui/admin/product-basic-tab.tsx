import { FieldTabs } from '#design/form/field-tabs.tsx'
import { SourceBeside } from '#design/form/source-beside.tsx'
import { useLanguageNotes } from '#design/form/missing-fields.ts'
import { useText } from '#i18n/text-context.tsx'
import {
  contentField,
  contentLanguages,
  defaultContentLanguage,
  perContentLanguage,
  languageTable,
  type ContentLanguage,
} from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { ImageField } from '#business/media/ui/admin/image-field.tsx'
import { slugOf } from '../../slug.ts'
import { productsPath, categoriesQuery } from './product-admin-queries.ts'
import { AddedByPage, ProductPlaceNote } from './product-on-page.tsx'
import { ProductTextField, useProductLabel } from './product-text-field.tsx'
import type { ProductForm } from './use-product-form.ts'
import { useQuery } from '@tanstack/react-query'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { purchaseOptionLabel, systemTypeLabel, usageLabel } from '../product-words.ts'
import type { Stated } from '../../editing/product-fields.ts'
import type { ProductDraft } from './product-draft.ts'

const twins = ['name', 'description', 'features'] as const

/** What a product is: its words in both languages, its facts, its picture. */
export function ProductBasicTab({ form, id }: { form: ProductForm; id: number | undefined }) {
  const text = useText()
  const { draft, set } = form
  /** The address follows the name of a new product until somebody writes another; links and files know that of a stored one. */
  const rename = (name: string) => {
    const follows = !form.base.updatedAt && draft.slug === slugOf(draft.name)
    set({ name, ...(follows && { slug: slugOf(name) }) })
  }
  const label = useProductLabel()
  const textsIn = (language: ContentLanguage) =>
    twins.map((name) => {
      const field = contentField(name, language)
      return { label: label(field), words: draft[field] }
    })
  return (
    <div className="grid gap-6">
      <FieldTabs
        label={text('admin-products.languages')}
        names={perContentLanguage((language) => languageTable[language].name)}
        invalid={contentLanguages.filter((language) =>
          twins.some((name) => form.faultOf(contentField(name, language))),
        )}
        invalidLabel={text('admin.hasError')}
        notes={useLanguageNotes(form.missing.filter(({ tab }) => tab === 'basic'))}
      >
        {(language) => (
          <SourceBeside into={language} textsIn={textsIn}>
            <div className="grid gap-5">
              {language === defaultContentLanguage ? (
                <ProductTextField form={form} name="name" required onTyped={rename} />
              ) : (
                <ProductTextField form={form} name={contentField('name', language)} />
              )}
              <ProductTextField form={form} name={contentField('description', language)} rows={4} />
              <ProductTextField
                form={form}
                name={contentField('features', language)}
                rows={4}
                hint={text('admin-products.field.features.hint')}
              />
              <AddedByPage form={form} language={language} />
              {language !== defaultContentLanguage && (
                <p className="text-sm text-muted">{text('admin-products.english.hint')}</p>
              )}
            </div>
          </SourceBeside>
        )}
      </FieldTabs>
      <ProductFactFields form={form} />
      {id !== undefined && <ProductPlaceNote id={id} />}
      <ImageField
        hasButton
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

/** The facts of a product that are of no language. */
function ProductFactFields({ form }: { form: ProductForm }) {
  const text = useText()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { draft, set, faultOf } = form
  const choicesOf = (labels: Readonly<Record<string, MessageKey>>) =>
    Object.entries(labels).map(([value, key]) => ({ value, label: text(key) }))
  const isPanel = draft.systemType === 'Solar Panel'
  /** What a product is stored without it may stay without. */
  const isNeeded = (name: keyof Stated) => !form.base.updatedAt || form.base.draft[name] !== ''
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ProductTextField
        form={form}
        name="capacity"
        required={isNeeded('capacity')}
        hint={text('admin-products.field.capacity.hint')}
      />
      <ProductTextField
        form={form}
        name="batteryCapacity"
        required={!isPanel && isNeeded('batteryCapacity')}
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
          options={categories.map((category) => ({
            value: String(category.id),
            label: nameIn(category, text.language),
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
