import { useBringBack } from '#business/bin/ui/admin/use-bring-back.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NoMatch } from '#business/accounts/ui/no-match.tsx'
import { UnopenedRecord } from '#business/accounts/ui/unopened-record.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { CountedName } from '#design/admin/counted-name.tsx'
import type { DataSort } from '#design/admin/data-column.ts'
import { DataTable } from '#design/admin/data-table.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { countries, countryTable, isCountry, type Country } from '#kernel/country.ts'
import { languageTable } from '#kernel/language.ts'
import { currencyTable } from '#kernel/money.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { ListedProduct, ProductCounts } from '../../editing/product-record.ts'
import { productCountsQuery, productPagesQuery, productsPath, productRecordQuery } from './product-admin-queries.ts'
import { productColumns } from './product-columns.tsx'
import { copyOf } from './product-draft.ts'
import { ProductDialog } from './product-dialog.tsx'
import { DeleteRecord } from '#design/form/delete-record.tsx'
import { ImportDialog } from './import-dialog.tsx'

const newestFirst: DataSort = { id: 'id', desc: true }

/** Of which kind products are listed: all, those for a use, drafts, those without a price in a country. */
type Kind = 'total' | 'residential' | 'commercial' | 'drafts' | Country

function narrowedTo(kind: Kind): Readonly<Record<string, string>> {
  if (kind === 'total') return {}
  if (kind === 'drafts') return { isPublished: 'false' }
  return isCountry(kind) ? { unpriced: kind } : { use: kind }
}

const kindName = (kind: Kind, text: Text) =>
  isCountry(kind)
    ? text('admin-products.unpriced', { currency: currencyTable[countryTable[kind].currency].sign })
    : text(`admin-products.${kind}`)

/** Counters, table and dialog of the products; `?edit=` in the address opens one, `?edit=new` an empty one, `?copy=` one that begins as a copy. */
export function ProductManager() {
  const text = useText()
  const [q, setQ] = useState('')
  const [sort, setSort] = useState(newestFirst)
  const [deleted, setDeleted] = useState<ListedProduct | null>(null)
  const [params, setParams] = useSearchParams()
  const [kind, setKind] = useState<Kind>(() => countries.find((one) => one === params.get('unpriced')) ?? 'total')
  const pages = useInfiniteQuery(productPagesQuery(q, narrowedTo(kind), sort))
  const edited = params.get('edit')
  const copied = params.get('copy')
  const edit = (which: string | null) => setParams(which === null ? {} : { edit: which }, { replace: true })
  const products = useMemo(() => pages.data?.pages.flatMap(({ items }) => items), [pages.data])
  const columns = useMemo(
    () =>
      productColumns(text, {
        onEdit: ({ id }) => setParams({ edit: String(id) }, { replace: true }),
        onCopy: ({ id }) => setParams({ copy: String(id) }, { replace: true }),
        onDelete: setDeleted,
      }),
    [text, setParams],
  )
  const { data: counts } = useQuery(productCountsQuery())
  const sought = [kind !== 'total' && kindName(kind, text), q].filter(Boolean).join(', ')
  const isNarrowed = sought !== '' && counts?.total !== 0
  const showAll = () => {
    setQ('')
    setKind('total')
  }
  if (pages.isError && !products) return <NotLoaded onRetry={pages.refetch} />
  return (
    <div className="grid gap-4 sm:gap-5">
      <div className="flex justify-between gap-3">
        <SearchField
          label={text('admin-products.search')}
          hint={text('admin-products.search.hint')}
          asked={q}
          onAsk={setQ}
          className="grow sm:max-w-80"
        />
        <ListTools sort={sort} onSort={setSort} />
      </div>
      {counts?.total !== 0 && <Kinds counts={counts} chosen={kind} onChoose={setKind} />}
      {counts?.total !== 0 && (
        <ScreenAction>
          <Button icon="plus" onClick={() => edit('new')}>
            {text('admin-products.add')}
          </Button>
        </ScreenAction>
      )}
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
          isNarrowed ? (
            <NoMatch words={sought} onClear={showAll} />
          ) : (
            <EmptyList
              icon="panel"
              title={text('admin-products.empty')}
              action={
                <Button icon="plus" onClick={() => edit('new')}>
                  {text('admin-products.add')}
                </Button>
              }
            />
          )
        }
      />
      <MoreButton list={pages} />
      {edited === 'new' && <ProductDialog known={null} onClose={() => edit(null)} />}
      {edited && edited !== 'new' && <OpenedProduct key={edited} id={edited} onClose={() => edit(null)} />}
      {copied && <OpenedProduct key={`copy ${copied}`} id={copied} isCopied onClose={() => edit(null)} />}
      {deleted && <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />}
    </div>
  )
}

type KindsProps = {
  readonly counts: ProductCounts | undefined
  readonly chosen: Kind
  readonly onChoose: (kind: Kind) => void
}

/** How many products there are of each kind, drafts, and without a price in a country; each leads to them alone. */
function Kinds({ counts, chosen, onChoose }: KindsProps) {
  const text = useText()
  const drafts = counts?.drafts ? (['drafts'] as const) : []
  const unpriced = countries.filter((country) => counts?.unpriced[country])
  return (
    <ChipRow
      label={text('admin-products.counters')}
      className="-my-1"
      chips={(['total', 'residential', 'commercial', ...drafts, ...unpriced] as const).map((kind) => ({
        key: kind,
        label: (
          <CountedName name={kindName(kind, text)} count={isCountry(kind) ? counts?.unpriced[kind] : counts?.[kind]} />
        ),
        selected: kind === chosen,
        onSelect: () => onChoose(kind),
      }))}
    />
  )
}

type ListToolsProps = { readonly sort: DataSort; readonly onSort: (sort: DataSort) => void }

/** Takes the products into a spreadsheet and brings them back; on a phone in a menu, beside what they are sorted by. */
function ListTools({ sort, onSort }: ListToolsProps) {
  const text = useText()
  const [isImporting, setImporting] = useState(false)
  const separator = languageTable[text.language].csvSeparator
  const table = (columns: 'all' | 'prices') => (
    <a href={`${productsPath}.csv?separator=${separator}&titles=words&columns=${columns}`} download>
      {text(`admin-products.csv.export.${columns}`)}
    </a>
  )
  const exports = (['all', 'prices'] as const).map((columns) => ({
    key: columns,
    icon: 'download' as const,
    link: table(columns),
  }))
  const importLabel = text('admin-products.csv.import')
  const orders = (['name', 'price'] as const).flatMap((id) => {
    const name = text(`admin-products.column.${id}`)
    return [
      { id, desc: false, label: text('admin.sort.up', { name }) },
      { id, desc: true, label: text('admin.sort.down', { name }) },
    ]
  })
  return (
    <>
      <div className="flex flex-wrap gap-3 max-md:hidden">
        <MenuButton icon="download" label={text('admin-products.csv.export')} items={exports} />
        <Button tone="secondary" icon="arrow-up" onClick={() => setImporting(true)}>
          {importLabel}
        </Button>
      </div>
      <div className="md:hidden">
        <MenuButton
          isBrief
          label={text('admin.otherActions')}
          items={[
            ...orders.map(({ id, desc, label }) => ({
              key: label,
              icon: id === sort.id && desc === sort.desc ? ('check' as const) : ('filter' as const),
              label,
              onChoose: () => onSort({ id, desc }),
            })),
            ...exports,
            { key: 'import', icon: 'arrow-up', label: importLabel, onChoose: () => setImporting(true) },
          ]}
        />
      </div>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

/** Asks before a product leaves the catalogue. */
function DeleteProduct({ product, onClose }: { product: ListedProduct; onClose: () => void }) {
  const text = useText()
  const bringBack = useBringBack('product')
  return (
    <DeleteRecord
      path={productsPath}
      id={product.id}
      title={text('admin-products.delete.confirm')}
      confirmLabel={text('admin-products.delete')}
      words={{ deleted: text('admin-products.deleted'), deleteFailed: text('admin-products.deleteFailed') }}
      undo={bringBack(product.id)}
      onClose={onClose}
    >
      {text('admin-products.delete.text', { name: product.name })}
    </DeleteRecord>
  )
}

type OpenedProductProps = { readonly id: string; readonly isCopied?: boolean; readonly onClose: () => void }

/** The dialog of a stored product, or of a new one that begins as it: it is fetched whole, and fresh, each time. */
function OpenedProduct({ id, isCopied = false, onClose }: OpenedProductProps) {
  const text = useText()
  const { data: known, error, isFetching, refetch } = useQuery(productRecordQuery(id))
  if (known && !isFetching && isCopied) return <ProductDialog known={null} begun={copyOf(known)} onClose={onClose} />
  if (known && !isFetching) return <ProductDialog known={known} onClose={onClose} />
  return (
    <UnopenedRecord
      title={text('admin-products.edit')}
      gone={text('admin-products.missing')}
      maxWidth={820}
      error={isFetching ? null : error}
      onRetry={refetch}
      onClose={onClose}
    />
  )
}
