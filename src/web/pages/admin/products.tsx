import { ProductManager } from '#business/catalogue/ui/admin/product-manager.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-products', 'catalogue'] as const
export const title = 'admin-products.title'

/** The catalogue as staff keep it. */
export default function ProductsPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{text('admin-products.title')}</h1>
      <ProductManager />
    </div>
  )
}
