import { RecordDialog } from '#business/accounts/ui/record-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductRecord } from '../../editing/product-record.ts'
import { CompareProducts } from './compare-products.tsx'
import { PriceFields } from './price-fields.tsx'
import { ProductBasicTab } from './product-basic-tab.tsx'
import { RatingFields } from './rating-fields.tsx'
import { SpecificationEditor } from './specification-editor.tsx'
import { useProductForm } from './use-product-form.ts'

type ProductDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: ProductRecord | null
  readonly onClose: () => void
}

/** Adds a product or changes one. */
export function ProductDialog({ known, onClose }: ProductDialogProps) {
  const text = useText()
  const form = useProductForm(known, onClose)
  return (
    <RecordDialog
      form={form}
      title={known ? text('admin-products.editOf', { name: known.name }) : text('admin-products.add')}
      tabsLabel={text('admin-products.tabs')}
      tabs={[
        { value: 'basic', label: text('admin-products.tab.basic'), fields: <ProductBasicTab form={form} /> },
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
