import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductDetail } from '../product.ts'
import { specificationSheet } from '../specification-sheet.ts'
import { purchaseOptionLabel, systemTypeLabel, usageLabel } from './product-labels.ts'
import { specificationLabel } from './specification-labels.ts'

/** The specification sheet: what the maker states, line by line; what is not known is left out. */
export function ProductSheet({ product }: { product: ProductDetail }) {
  const text = useText()
  const lines = specificationSheet(product.specification, text.language)
  const rows = [
    { key: 'systemType', label: text('catalogue.detail.type'), value: text(systemTypeLabel[product.systemType]) },
    { key: 'useCase', label: text('catalogue.detail.useCase'), value: text(usageLabel[product.useCase]) },
    {
      key: 'purchaseOption',
      label: text('catalogue.detail.payment'),
      value: text(purchaseOptionLabel[product.purchaseOption]),
    },
    ...lines
      .filter(({ field }) => field !== 'type')
      .map(({ field, value }) => ({ key: field, label: text(specificationLabel(field)), value })),
  ]
  return (
    <>
      <DataList rows={rows} />
      {lines.length < 3 && <p className="mt-4 text-sm text-muted">{text('catalogue.detail.sheet.empty')}</p>}
    </>
  )
}
