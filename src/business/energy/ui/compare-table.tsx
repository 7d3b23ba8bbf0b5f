import type { CSSProperties, ReactNode } from 'react'
import type { ProductDetail } from '#business/catalogue/product.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { SizedName } from '#design/sized-name.tsx'
import { Picture } from '#business/media/ui/picture.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Comparison } from '../compare-systems.ts'
import type { EverydayLoad } from '../everyday-loads.ts'
import type { Receipt } from '../receipt.ts'
import {
  cheapestOf,
  columnMoney,
  columnMoneySize,
  isInstalled,
  loadRows,
  productRows,
  sameOf,
  type MonthlyOf,
} from './compare-rows.tsx'
import { SystemPrice } from './system-price.tsx'

type CompareTableProps = {
  products: readonly ProductDetail[]
  /** How each product would be installed for the visitor's own load; null without one. */
  comparison: Comparison | null
  /** Why some products are not sized for that load, by their ids. */
  notSized: ReadonlyMap<number, string>
  /** What each runs, and costs complete, without such a load. */
  loads: readonly EverydayLoad[]
  monthlyOf: MonthlyOf
  withoutOf: (product: ProductDetail) => string
  /** To what can be done with a system: its instalments below its price, its order at the foot of its column; its head says so. */
  renderWaysOn: (product: ProductDetail, isHead: boolean) => ReactNode
}

/**
 * Systems side by side, what is the same of all last: on a desk a table, on a phone the same one with the names of the rows above them, so that
 * three systems stand in its width. Their names stay in sight.
 */
export function CompareTable({
  products,
  comparison,
  notSized,
  loads,
  monthlyOf,
  withoutOf,
  renderWaysOn,
}: CompareTableProps) {
  const text = useText()
  const installedOf = ({ id }: ProductDetail) =>
    comparison?.systems.find((system) => system.id === id) ??
    loads.find(({ productId }) => productId === id)?.complete ??
    undefined
  const nameOf = (product: ProductDetail) => nameIn(product, text.language)
  const isShort = (product: ProductDetail) =>
    Boolean(comparison?.systems.find(({ id }) => id === product.id)?.shortfalls.length)
  // What does not suffice leads to why, not to its payment.
  const waysOn = (product: ProductDetail, isHead: boolean) =>
    isShort(product) ? <Why name={nameOf(product)} /> : renderWaysOn(product, isHead)
  // A price that does not suffice for the load is no better for being low.
  const cheapest = cheapestOf(products, (product) => (isShort(product) ? undefined : installedOf(product)?.totalPrice))
  const priced = products.filter(({ price }) => price !== null)
  const areInstalled = priced.length > 0 && priced.every((product) => isInstalled(installedOf(product)))
  const place = comparison ? undefined : loads.find(({ complete }) => complete)?.complete?.place
  const rows = comparison
    ? loadRows(products, comparison, { monthlyOf, cheapest, notSized }, text)
    : productRows({ products, loads, monthlyOf, cheapest, areInstalled }, text)
  const ordered = [...rows.filter((row) => sameOf(row) === null), ...rows.filter((row) => sameOf(row) !== null)]
  const labelClass =
    'sticky left-0 z-10 w-24 min-w-24 bg-white p-2 align-top text-sm font-semibold hyphens-auto max-sm:pl-4 sm:w-44 sm:min-w-44 sm:p-3 sm:text-base lg:min-w-60 stacked:static stacked:col-span-full stacked:w-auto stacked:px-0 stacked:pb-0'
  // What is brought into view is not behind the head.
  const rowClass =
    '[&_:is(a,button,summary)]:scroll-mt-48 border-t border-line stacked:grid stacked:grid-cols-[repeat(var(--systems),minmax(0,1fr))] stacked:gap-x-2 stacked:px-4'
  const isRanked = rows.some((row) => row.best?.length)
  return (
    <div>
      <p className="mb-2 flex flex-wrap gap-x-4 text-sm text-muted">
        {areInstalled && (
          <span>{place ? text('compare.prices.installed.at', { place }) : text('compare.prices.installed')}</span>
        )}
        {isRanked && <span className="text-leaf">{text('compare.best')}</span>}
      </p>
      <div
        className="snap-x scroll-pl-24 overflow-x-auto border-line bg-white max-sm:-mx-4 max-sm:border-y sm:scroll-pl-44 sm:rounded-card sm:border lg:overflow-visible stacked:overflow-visible"
        role="region"
        aria-label={text('compare.table')}
      >
        <table
          className="w-full border-collapse text-left align-top stacked:block"
          style={
            {
              '--systems': products.length,
              '--money': products[0] && columnMoneySize(products[0], products.length),
            } as CSSProperties
          }
        >
          <thead className="stacked:contents">
            <tr
              className={`${rowClass} border-t-0 stacked:bg-white shadow-[0_1px_0_var(--color-line)] lg:sticky lg:top-16 lg:z-20 stacked:sticky stacked:top-16 stacked:z-20`}
            >
              <td className={`${labelClass} rounded-tl-card stacked:hidden`}>
                <span className="sr-only">{text('compare.table')}</span>
              </td>
              {products.map((product, at) => (
                <th
                  key={product.id}
                  scope="col"
                  abbr={nameOf(product)}
                  className="w-1/3 min-w-29 snap-start bg-white p-2 align-top font-normal last:rounded-tr-card sm:min-w-52 sm:p-3 stacked:w-auto stacked:min-w-0 stacked:px-0"
                >
                  <SystemHead
                    product={product}
                    installed={installedOf(product)}
                    priceClass={isShort(product) ? 'text-muted' : cheapest.includes(at) ? 'text-leaf' : ''}
                    areInstalled={areInstalled}
                    isShort={isShort(product)}
                    without={withoutOf(product)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="stacked:contents">
            {ordered.map((row) => (
              <tr key={row.key} id={`compare-${row.key}`} className={`${rowClass} scroll-mt-48`}>
                <th scope="row" className={labelClass}>
                  {row.label}
                  {row.hint && <span className="block text-sm font-normal text-muted">{row.hint}</span>}
                </th>
                {sameOf(row) !== null ? (
                  <td
                    colSpan={products.length}
                    className="p-2 align-top text-muted max-sm:text-sm sm:p-3 stacked:col-span-full stacked:px-0"
                  >
                    {text('compare.same', { value: sameOf(row) ?? '' })}
                  </td>
                ) : (
                  row.cells.map((cell, at) => (
                    <td
                      key={products[at]?.id}
                      className={`p-2 align-top max-sm:text-sm sm:p-3 stacked:px-0 ${row.isSaid ? 'stacked:col-span-full' : ''} ${row.best?.includes(at) ? 'font-semibold text-leaf' : ''}`}
                    >
                      {row.isSaid && products.length > 1 && (
                        <span aria-hidden="true" className="hidden text-muted stacked:block">
                          {products.slice(at, at + 1).map(nameOf)}
                        </span>
                      )}
                      {cell}
                      {row.key === 'monthly' && (
                        <div className="mt-2 empty:hidden">
                          {products.slice(at, at + 1).map((product) => waysOn(product, true))}
                        </div>
                      )}
                    </td>
                  ))
                )}
              </tr>
            ))}
            {/* The head, which stays to the table's end, goes under what is done with a system. */}
            <tr className={`${rowClass} relative z-21 stacked:bg-white print:hidden`}>
              <td className={`${labelClass} rounded-bl-card stacked:hidden`}>
                <span className="sr-only">{text('compare.table')}</span>
              </td>
              {products.map((product) => (
                <td key={product.id} className="bg-white p-2 align-top last:rounded-br-card sm:p-3 stacked:px-0">
                  {waysOn(product, false)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** To what the load asks for that a system does not have. */
function Why({ name }: { name: string }) {
  const text = useText()
  return (
    <Button asChild tone="secondary" size="sm" className="w-full max-w-52 max-sm:px-1! print:hidden">
      <a href="#compare-runs" aria-label={text('compare.why.of', { name })}>
        {text('compare.why')}
      </a>
    </Button>
  )
}

type SystemHeadProps = {
  product: ProductDetail
  /** For the visitor's load, or for what it runs. */
  installed: Pick<Receipt, 'totalPrice' | 'installation'> | undefined
  priceClass: string
  areInstalled: boolean
  isShort: boolean
  without: string
}

/** What a column is of, in sight while one scrolls: picture, name and price, and the way to put it away. */
function SystemHead({ product, installed, priceClass, areInstalled, isShort, without }: SystemHeadProps) {
  const text = useText()
  const price = product.price === null ? null : (installed?.totalPrice ?? product.price)
  const name = nameIn(product, text.language)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-y-1 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-3">
      <Picture
        src={product.imageUrl ?? '/api/placeholder-image'}
        alt=""
        width={640}
        height={480}
        className="aspect-4/3 w-14 rounded-control bg-sand-2 object-cover sm:w-20"
      />
      <div className="col-span-full row-start-2 lg:col-span-1 lg:col-start-2 lg:row-start-1">
        <Link
          to={`/products/${product.id}`}
          className="block min-h-[2lh] font-display leading-tight font-semibold hover:underline max-sm:text-[calc(1.1875rem-0.125rem*var(--systems))] sm:text-lg"
        >
          <SizedName name={name} />
        </Link>
        {price === null ? (
          <p className="font-semibold text-muted max-sm:text-sm">{text('catalogue.price.onRequest')}</p>
        ) : (
          <SystemPrice
            money={{ amount: price, currency: product.currency }}
            className={`${columnMoney} font-semibold sm:font-display sm:text-xl ${priceClass}`}
          />
        )}
        {price !== null && !areInstalled && (installed ? isInstalled(installed) : isWithoutPanels(product)) && (
          <p className="text-sm text-muted">{text(installed ? 'compare.installed' : 'shell.withoutPanels')}</p>
        )}
        {isShort && (
          <p className="text-sm font-semibold text-clay">
            {text('compare.short')} <span className="stacked:sr-only">{text('compare.short.for')}</span>
          </p>
        )}
      </div>
      <Link
        to={without}
        aria-label={text('compare.remove', { name })}
        className="col-start-2 row-start-1 -mt-1 -mr-1 grid size-11 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink lg:col-start-3 lg:-ml-3 print:hidden"
      >
        <Icon name="close" />
      </Link>
    </div>
  )
}
