import { Link } from 'react-router'
import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import { Badge } from '#design/badge.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { RowActions } from '#design/admin/row-actions.tsx'
import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { currencyTable, formatMoney } from '#kernel/money.ts'
import type { ListedProduct } from '../../editing/product-record.ts'
import { purchaseOptionLabel, systemTypeLabel, usageLabel } from '../product-words.ts'
import { ProductPicture } from '../product-picture.tsx'

type ProductActions = {
  readonly onEdit: (product: ListedProduct) => void
  readonly onCopy: (product: ListedProduct) => void
  readonly onDelete: (product: ListedProduct) => void
}

/** The price that the table is sorted by comes first. */
const pricedFirst: readonly Country[] = [defaultCountry, ...countries.filter((country) => country !== defaultCountry)]

/** What the table of products shows of each (specification 2, section 2.14). */
export function productColumns(text: Text, { onEdit, onCopy, onDelete }: ProductActions): DataColumn<ListedProduct>[] {
  const nameOf = (product: ListedProduct) => nameIn(product, text.language)
  return [
    {
      id: 'image',
      onPhone: 'picture',
      header: text('admin-products.column.image'),
      hideHeader: true,
      cell: ({ imageUrl }) => (
        <div className="w-14">
          <ProductPicture src={imageUrl} alt="" className="rounded-control" />
        </div>
      ),
    },
    {
      id: 'name',
      onPhone: 'line',
      header: text('admin-products.column.name'),
      sortable: true,
      cell: (product) => (
        <div className="min-w-0 wrap-anywhere md:min-w-48">
          <p className="font-semibold">
            <Link to={`?edit=${product.id}`} replace className="hover:underline">
              {nameOf(product)}
            </Link>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {product.manufacturer}
            {!product.isPublished && <Badge>{text('admin.draft')}</Badge>}
          </p>
        </div>
      ),
    },
    {
      id: 'price',
      onPhone: 'line',
      header: text('admin-products.column.price'),
      sortable: true,
      end: true,
      cell: ({ prices }) => (
        <>
          {pricedFirst.map((country) => {
            const amount = prices[country]?.amount
            const { currency } = countryTable[country]
            const isFirst = country === defaultCountry
            const look = isFirst ? 'max-md:font-semibold' : 'text-sm text-muted'
            return (
              <span key={country} className={`mr-3 whitespace-nowrap tabular-nums md:mr-0 md:block ${look}`}>
                {amount === undefined
                  ? text('admin-products.onRequest', { currency: currencyTable[currency].sign })
                  : formatMoney({ amount, currency })}
              </span>
            )
          })}
        </>
      ),
    },
    {
      id: 'systemType',
      onPhone: 'hidden',
      header: text('admin-products.column.systemType'),
      sortable: true,
      cell: ({ systemType }) => <span className="text-sm">{text(systemTypeLabel[systemType])}</span>,
    },
    {
      id: 'useCase',
      onPhone: 'hidden',
      header: text('admin-products.column.useCase'),
      sortable: true,
      cell: ({ useCase }) => <span className="text-sm text-muted">{text(usageLabel[useCase])}</span>,
    },
    {
      id: 'purchaseOption',
      onPhone: 'hidden',
      header: text('admin-products.column.purchaseOption'),
      sortable: true,
      cell: ({ purchaseOption }) => (
        <span className="text-sm text-muted">{text(purchaseOptionLabel[purchaseOption])}</span>
      ),
    },
    {
      id: 'actions',
      onPhone: 'actions',
      header: text('admin-products.column.actions'),
      hideHeader: true,
      cell: (product) => (
        <RowActions
          labels={{
            edit: text('admin-products.editOf', { name: nameOf(product) }),
            more: text('admin.otherActionsOf', { name: nameOf(product) }),
            copy: text('admin-products.copy'),
            delete: text('admin-products.delete'),
          }}
          see={
            <a
              href={product.isPublished ? `/products/${product.id}` : `/admin/products/${product.id}/preview`}
              target="_blank"
              rel="noreferrer"
            >
              {text(product.isPublished ? 'admin.see' : 'admin.preview')}
            </a>
          }
          onEdit={() => onEdit(product)}
          onCopy={() => onCopy(product)}
          onDelete={() => onDelete(product)}
        />
      ),
    },
  ]
}
