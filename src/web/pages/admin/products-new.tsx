import { AddProductForm } from '#business/catalogue/ui/admin/add-product-form.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-products', 'catalogue'] as const
export const title = 'admin-products.new.title'

/** The add-product form. */
export default function NewProductPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <div>
        <a href="/products" className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline">
          <Icon name="arrow-left" /> {text('admin-products.new.back')}
        </a>
        <h1 className="text-3xl">{text('admin-products.new.title')}</h1>
        <p className="mt-1 text-muted">{text('admin-products.new.text')}</p>
      </div>
      <AddProductForm />
    </div>
  )
}
