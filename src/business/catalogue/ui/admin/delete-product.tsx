import { DeleteRecord } from '#business/accounts/ui/delete-record.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ListedProduct } from '../../editing/product-record.ts'
import { productsPath } from './product-admin-queries.ts'

/** Asks before a product leaves the catalogue. */
export function DeleteProduct({ product, onClose }: { product: ListedProduct; onClose: () => void }) {
  const text = useText()
  return (
    <DeleteRecord
      path={productsPath}
      id={product.id}
      title={text('admin-products.delete.confirm')}
      confirmLabel={text('admin-products.delete')}
      words={{ deleted: text('admin-products.deleted'), deleteFailed: text('admin-products.deleteFailed') }}
      onClose={onClose}
    >
      {text('admin-products.delete.text', { name: product.name })}
    </DeleteRecord>
  )
}
