import { countryTable, defaultCountry } from '#kernel/country.ts'
import type { DataColumn } from '#design/admin/data-column.ts'
import { Button } from '#design/button.tsx'
import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { formatMoney } from '#kernel/money.ts'
import type { ListedProduct } from '../../editing/product-record.ts'
import { purchaseOptionLabel, systemTypeLabel, usageLabel } from '../product-words.ts'
import { ProductPicture } from '../product-picture.tsx'

type ProductActions = {
  readonly onEdit: (product: ListedProduct) => void
  readonly onDelete: (product: ListedProduct) => void
}

/** What the table of products shows of each (specification 2, section 2.14). */
export function productColumns(text: Text, { onEdit, onDelete }: ProductActions): DataColumn<ListedProduct>[] {
  const nameOf = (product: ListedProduct) => nameIn(product, text.language)
  return [
    {
      id: 'image',
      header: text('admin-products.column.image'),
      hideHeader: true,
      cell: ({ imageUrl }) => (
        <div className="w-16">
          <ProductPicture src={imageUrl} alt="" className="rounded-control" />
        </div>
      ),
    },
    {
      id: 'name',
      header: text('admin-products.column.name'),
      sortable: true,
      cell: (product) => (
        <div className="min-w-0 wrap-anywhere md:min-w-40">
          <p className="font-semibold">{nameOf(product)}</p>
          <p className="text-sm text-muted">{product.manufacturer}</p>
        </div>
      ),
    },
    {
      id: 'price',
      header: text('admin-products.column.price'),
      sortable: true,
      end: true,
      cell: ({ price }) => (
        <span className="whitespace-nowrap tabular-nums">
          {price === null
            ? text('catalogue.price.onRequest')
            : formatMoney({ amount: price, currency: countryTable[defaultCountry].currency })}
        </span>
      ),
    },
    {
      id: 'systemType',
      header: text('admin-products.column.systemType'),
      sortable: true,
      cell: ({ systemType }) => text(systemTypeLabel[systemType]),
    },
    {
      id: 'useCase',
      header: text('admin-products.column.useCase'),
      sortable: true,
      cell: ({ useCase }) => text(usageLabel[useCase]),
    },
    {
      id: 'purchaseOption',
      header: text('admin-products.column.purchaseOption'),
      sortable: true,
      cell: ({ purchaseOption }) => text(purchaseOptionLabel[purchaseOption]),
    },
    {
      id: 'actions',
      header: text('admin-products.column.actions'),
      hideHeader: true,
      cell: (product) => (
        <div className="flex gap-2 md:flex-col">
          <Button
            tone="secondary"
            size="sm"
            icon="edit"
            aria-label={text('admin-products.editOf', { name: nameOf(product) })}
            onClick={() => onEdit(product)}
          >
            {text('admin-products.edit')}
          </Button>
          <Button
            tone="secondary"
            size="sm"
            aria-label={text('admin-products.deleteOf', { name: nameOf(product) })}
            onClick={() => onDelete(product)}
          >
            {text('admin-products.delete')}
          </Button>
        </div>
      ),
    },
  ]
}
