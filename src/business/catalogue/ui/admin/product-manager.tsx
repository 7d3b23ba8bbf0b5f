import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Counters } from '#design/admin/counters.tsx'
import type { DataSort } from '#design/admin/data-column.ts'
import { DataTable } from '#design/admin/data-table.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ListedProduct } from '../../editing/product-record.ts'
import { CsvTools } from './csv-tools.tsx'
import { DeleteProduct } from './delete-product.tsx'
import { EditedProduct } from './edited-product.tsx'
import { productCountsQuery, productPagesQuery } from './product-admin-queries.ts'
import { productColumns } from './product-columns.tsx'
import { ProductDialog } from './product-dialog.tsx'

const newestFirst: DataSort = { id: 'id', desc: true }

/** Counters, table and dialog of the products; `?edit=` in the address opens one, `?edit=new` an empty one. */
export function ProductManager() {
  const text = useText()
  const [words, setWords] = useState('')
  const [sort, setSort] = useState(newestFirst)
  const [deleted, setDeleted] = useState<ListedProduct | null>(null)
  const [params, setParams] = useSearchParams()
  const q = useDeferredValue(words.trim())
  const pages = useInfiniteQuery(productPagesQuery(q, sort))
  const edited = params.get('edit')
  const edit = (which: string | null) => setParams(which === null ? {} : { edit: which }, { replace: true })
  const columns = useMemo(
    () =>
      productColumns(text, {
        onEdit: ({ id }) => setParams({ edit: String(id) }, { replace: true }),
        onDelete: setDeleted,
      }),
    [text, setParams],
  )
  const products = useMemo(() => pages.data?.pages.flatMap(({ items }) => items), [pages.data])
  const { data: counts } = useQuery(productCountsQuery())
  const isSearched = q !== '' && counts?.total !== 0
  if (pages.isError && !products) return <NotLoaded onRetry={pages.refetch} />
  return (
    <div className="grid gap-5">
      <Counters
        label={text('admin-products.counters')}
        counters={(['total', 'residential', 'commercial'] as const).map((key) => ({
          key,
          label: text(`admin-products.${key}`),
          value: counts?.[key],
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field
          label={text('admin-products.search')}
          hint={text('admin-products.search.hint')}
          className="w-full sm:w-72"
        >
          <TextInput type="search" maxLength={100} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <CsvTools />
          <Button icon="plus" className="order-first sm:order-last" onClick={() => edit('new')}>
            {text('admin-products.add')}
          </Button>
        </div>
      </div>
      <DataTable
        caption={text('admin-products.title')}
        rows={products}
        columns={columns}
        rowId={({ id }) => id}
        language={text.language}
        sort={sort}
        onSort={setSort}
        loading={<ListSkeleton label={text('admin-products.loading')} />}
        empty={
          <StateBlock
            title={text(isSearched ? 'admin-products.search.empty' : 'admin-products.empty')}
            {...(isSearched && { description: text('admin-products.search.empty.text') })}
          />
        }
      />
      <MoreButton list={pages} />
      {edited === 'new' && <ProductDialog known={null} onClose={() => edit(null)} />}
      {edited && edited !== 'new' && <EditedProduct key={edited} id={edited} onClose={() => edit(null)} />}
      {deleted && <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />}
    </div>
  )
}
