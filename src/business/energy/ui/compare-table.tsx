import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductDetail } from '#business/catalogue/product.ts'
import { labelPowerFactor } from '#business/catalogue/assumed-ratings.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { ProductName } from '#business/catalogue/ui/product-name.tsx'
import { Picture } from '#business/media/ui/picture.tsx'
import { specificationSheet } from '#business/catalogue/specification-sheet.ts'
import { formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { longestHours } from '../backup-duration.ts'
import type { ComparedSystem, Comparison } from '../compare-systems.ts'
import type { EverydayLoad } from '../everyday-loads.ts'
import { ComparedRuns } from './compared-runs.tsx'
import { EverydayLoadLine } from './everyday-load.tsx'
import { SystemPrice } from './system-price.tsx'

/** What a month costs of an amount in whole units; null where a product is not sold in instalments. */
export type MonthlyOf = (product: ProductDetail, amount: number) => number | null

type CompareTableProps = {
  products: readonly ProductDetail[]
  /** How each product would be installed for the visitor's own load; null without one. */
  comparison: Comparison | null
  /** What each runs, and costs complete, without such a load. */
  loads: readonly EverydayLoad[]
  monthlyOf: MonthlyOf
  withoutOf: (product: ProductDetail) => string
  /** To what can be done with a system: the first below its price, all at the foot of its column; `isBest`: the cheapest that suffices for the load. */
  renderWaysOn: (product: ProductDetail, isBest: boolean, isHead: boolean) => ReactNode
}

type Row = {
  key: string
  label: string
  /** What is to be known of it. */
  hint?: string
  cells: readonly ReactNode[]
  /** Where in the row the best figures stand. */
  best?: readonly number[]
}

/** Whether a row tells nothing apart. */
const isSame = ({ cells: [first, ...others] }: Row) =>
  typeof first === 'string' && others.length > 0 && others.every((cell) => cell === first)

/**
 * Systems side by side, what is the same of all last: on a desk a table, on a phone the same one with the names of the rows above them, so that
 * three systems stand in its width. Their names stay in sight.
 */
export function CompareTable({ products, comparison, loads, monthlyOf, withoutOf, renderWaysOn }: CompareTableProps) {
  const text = useText()
  const [best] = (comparison?.systems ?? [])
    .filter(({ shortfalls }) => shortfalls.length === 0)
    .toSorted((one, other) => one.totalPrice - other.totalPrice)
  const waysOn = (product: ProductDetail, isHead: boolean) => renderWaysOn(product, product.id === best?.id, isHead)
  const rows = comparison
    ? loadRows(products, comparison, monthlyOf, text)
    : productRows({ products, loads, monthlyOf }, text)
  const ordered = [...rows.filter((row) => !isSame(row)), ...rows.filter(isSame)]
  const labelClass =
    'sticky left-0 z-10 w-24 min-w-24 bg-white p-2 align-top text-sm font-semibold hyphens-auto max-sm:pl-4 sm:w-44 sm:min-w-44 sm:p-3 sm:text-base stacked:static stacked:col-span-full stacked:w-auto stacked:px-1 stacked:pb-0'
  const rowClass =
    'border-t border-line stacked:grid stacked:grid-cols-[repeat(var(--systems),minmax(0,1fr))] stacked:px-3'
  return (
    <div
      className="snap-x scroll-pl-24 overflow-x-auto border-line bg-white max-sm:-mx-4 max-sm:border-y sm:scroll-pl-44 sm:rounded-card sm:border lg:overflow-visible stacked:overflow-visible"
      role="region"
      aria-label={text('compare.table')}
    >
      <table
        className="w-full border-collapse text-left align-top stacked:block"
        style={{ '--systems': products.length } as CSSProperties}
      >
        <thead className="stacked:contents">
          <tr
            className={`${rowClass} border-t-0 stacked:bg-white shadow-[0_1px_0_var(--color-line)] lg:sticky lg:top-16 lg:z-20 stacked:sticky stacked:top-16 stacked:z-20`}
          >
            <td className={`${labelClass} rounded-tl-card stacked:hidden`} />
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="w-1/3 min-w-29 snap-start bg-white p-2 align-top last:rounded-tr-card sm:min-w-52 sm:p-3 stacked:w-auto stacked:min-w-0 stacked:px-1"
              >
                <Link
                  to={`/products/${product.id}`}
                  className="block font-display font-semibold text-balance hover:underline max-sm:text-sm sm:text-lg"
                >
                  <ProductName name={nameIn(product, text.language)} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="stacked:contents">
          <tr className={rowClass}>
            <th scope="row" className={`${labelClass} stacked:sr-only`}>
              {text('compare.row.price')}
            </th>
            {products.map((product) => (
              <td key={product.id} className="p-2 align-top sm:p-3 stacked:px-1">
                <SystemHead
                  product={product}
                  system={comparison?.systems.find(({ id }) => id === product.id)}
                  without={withoutOf(product)}
                >
                  {waysOn(product, true)}
                </SystemHead>
              </td>
            ))}
          </tr>
          {ordered.map((row) => (
            <tr key={row.key} className={rowClass}>
              <th scope="row" className={labelClass}>
                {row.label}
                {row.hint && <span className="block text-sm font-normal text-muted">{row.hint}</span>}
              </th>
              {isSame(row) ? (
                <td
                  colSpan={products.length}
                  className="p-2 align-top text-muted max-sm:text-sm sm:p-3 stacked:col-span-full stacked:px-1"
                >
                  {text('compare.same', { value: String(row.cells[0]) })}
                </td>
              ) : (
                row.cells.map((cell, at) => (
                  <td
                    key={products[at]?.id}
                    className={`p-2 align-top max-sm:text-sm sm:p-3 stacked:px-1 ${row.best?.includes(at) ? 'font-semibold text-leaf' : ''}`}
                  >
                    {cell}
                  </td>
                ))
              )}
            </tr>
          ))}
          <tr className={`${rowClass} print:hidden`}>
            <td className={`${labelClass} stacked:hidden`}>
              <span className="sr-only">{text('compare.table')}</span>
            </td>
            {products.map((product) => (
              <td key={product.id} className="p-2 align-top sm:p-3 stacked:px-1">
                {waysOn(product, false)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

type SystemHeadProps = {
  product: ProductDetail
  /** As it would be installed for the load. */
  system: ComparedSystem | undefined
  without: string
  children: ReactNode
}

function SystemHead({ product, system, without, children }: SystemHeadProps) {
  const text = useText()
  const price = system?.totalPrice ?? product.price
  const name = nameIn(product, text.language)
  return (
    <div className="flex flex-col gap-2">
      <Picture
        src={product.imageUrl ?? '/api/placeholder-image'}
        alt=""
        width={640}
        height={480}
        className="aspect-4/3 w-18 rounded-control bg-sand-2 object-cover sm:w-40"
      />
      <div>
        {price === null ? (
          <p className="font-semibold text-muted">{text('catalogue.price.onRequest')}</p>
        ) : (
          <SystemPrice
            money={{ amount: price, currency: product.currency }}
            className="font-display max-sm:text-[0.9375rem] sm:text-xl"
          />
        )}
        {price !== null && (system ? system.installation > 0 : isWithoutPanels(product)) && (
          <p className="text-sm text-muted">{text(system ? 'compare.installed' : 'shell.withoutPanels')}</p>
        )}
      </div>
      {children}
      <Link
        to={without}
        aria-label={text('compare.remove', { name })}
        className="link inline-flex min-h-11 items-center self-start text-sm print:hidden"
      >
        {text('compare.remove.short')}
      </Link>
    </div>
  )
}

function monthly(amount: number | null, currency: ProductDetail['currency'], text: Text): string {
  return amount === null
    ? text('compare.monthly.no')
    : text('compare.monthly', { amount: onOneLine(formatMoney({ amount, currency })) })
}

/** The warranty of the sheet, or the one that everything we sell has. */
function warrantyOf(product: ProductDetail, text: Text): string {
  const line = specificationSheet(product.specification, text.language).find(({ field }) => field === 'warranty')
  return line?.value ?? text('catalogue.detail.feature.warranty')
}

function loadRows(
  products: readonly ProductDetail[],
  { systems, peakW }: Comparison,
  monthlyOf: MonthlyOf,
  text: Text,
): readonly Row[] {
  const { language } = text
  const each = (cell: (system: ComparedSystem, product: ProductDetail) => ReactNode) =>
    products.map((product) => {
      const system = systems.find(({ id }) => id === product.id)
      return system ? cell(system, product) : text(product.price === null ? 'compare.onRequest' : 'compare.notSized')
    })
  const row = (
    key: 'total' | 'monthly' | 'runs' | 'night' | 'panels' | 'start' | 'room' | 'warranty',
    cells: Row['cells'],
  ): Row => ({
    key,
    label: text(`compare.row.${key}`),
    cells,
  })
  return [
    row(
      'runs',
      each((system) => <ComparedRuns system={system} />),
    ),
    row(
      'total',
      each((system) => <Total system={system} />),
    ),
    row(
      'monthly',
      each((system, product) => monthly(monthlyOf(product, system.totalPrice), system.currency, text)),
    ),
    row(
      'night',
      each(({ actualBackupHours }) =>
        actualBackupHours >= longestHours
          ? text('compare.night.most', { hours: longestHours })
          : text('compare.night.hours', { hours: formatNumber(actualBackupHours, language, 1) }),
      ),
    ),
    row(
      'panels',
      each(({ panels, panelPowerW }) => text('compare.panels', { count: panels, power: panelPowerW })),
    ),
    row(
      'start',
      each(({ startsW }) =>
        text('compare.start', {
          has: formatQuantity(startsW, 'W', language),
          needed: formatQuantity(peakW, 'W', language),
        }),
      ),
    ),
    row(
      'room',
      each(({ room }) => {
        const parts = [
          ...(room.panelsW > 0
            ? [text('compare.room.panels', { watts: formatQuantity(room.panelsW, 'Wp', language) })]
            : []),
          ...(room.units > 0 ? [text('compare.room.units', { count: room.units })] : []),
        ]
        return parts.length > 0 ? parts.join(', ') : text('compare.room.none')
      }),
    ),
    row(
      'warranty',
      products.map((product) => warrantyOf(product, text)),
    ),
  ]
}

/** What the price in the head of the column is made of. */
function Total({ system }: { system: ComparedSystem }) {
  const text = useText()
  const { currency, units } = system
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency }))
  return (
    <>
      {units > 1 && <>{text('compare.units', { count: units })}. </>}
      {text('compare.total.parts', {
        system: money(system.systemPrice),
        panels: money(system.panelsPrice),
        installation: money(system.installation),
      })}
    </>
  )
}

type ProductRowsOf = Pick<CompareTableProps, 'products' | 'loads' | 'monthlyOf'>

function productRows({ products, loads, monthlyOf }: ProductRowsOf, text: Text): readonly Row[] {
  const { language } = text
  const all = products.map((product) => {
    const load = loads.find(({ productId }) => productId === product.id)
    const total = load?.complete?.totalPrice ?? product.price
    return { product, load, total, ratings: systemRatings(product) }
  })
  type Each = (typeof all)[number]
  const place = loads.find(({ complete }) => complete)?.complete?.place
  const row = (
    key: 'runs' | 'complete' | 'monthly' | 'stated' | 'power' | 'start' | 'battery' | 'input' | 'phases' | 'warranty',
    cell: (each: Each) => ReactNode,
    more: Pick<Row, 'hint' | 'best'> = {},
  ): Row => ({ key, label: text(`compare.row.${key}`), cells: all.map((each) => cell(each)), ...more })
  const rated = (key: 'power' | 'start' | 'battery' | 'input', unit: 'W' | 'Wh' | 'Wp', hint?: string) => {
    const figure = { power: 'continuousW', start: 'surgeW', battery: 'batteryWh', input: 'pvInputW' } as const
    const valueOf = ({ ratings }: Each) => ratings?.[figure[key]]
    return row(
      key,
      (each) => {
        const value = valueOf(each)
        return value === undefined ? text('compare.notStated') : formatQuantity(value, unit, language)
      },
      { best: bestAmong(all.map(valueOf), Math.max), ...(hint && { hint }) },
    )
  }
  const cheapest = bestAmong(
    all.map(({ total }) => total ?? undefined),
    Math.min,
  )
  return [
    ...(loads.length > 0
      ? [row('runs', ({ load }) => (load ? <EverydayLoadLine load={load} /> : text('compare.notStated')))]
      : []),
    ...(place
      ? [
          row(
            'complete',
            ({ product, load }) =>
              load?.complete ? (
                <>
                  <SystemPrice money={{ amount: load.complete.totalPrice, currency: product.currency }} />
                  <span className="block text-sm font-normal text-ink">
                    {text('compare.complete.panels', { count: load.complete.panels })}
                  </span>
                </>
              ) : product.price === null ? (
                text('compare.onRequest')
              ) : (
                text('compare.complete.alone')
              ),
            { hint: text('compare.complete.at', { place }), best: cheapest },
          ),
        ]
      : []),
    row('monthly', ({ product, load, total }) =>
      total === null ? (
        text('compare.onRequest')
      ) : (
        <>
          {monthly(monthlyOf(product, total), product.currency, text)}
          {load?.complete && <span className="block text-sm text-muted">{text('compare.installed')}</span>}
        </>
      ),
    ),
    row('stated', ({ product }) => writtenSize(product.capacity, language) || text('compare.notStated')),
    rated('power', 'W', text('compare.power.why', { kw: formatNumber(labelPowerFactor, language, 1) })),
    rated('start', 'W'),
    rated('battery', 'Wh'),
    rated('input', 'Wp'),
    row('phases', ({ ratings }) => (ratings ? String(ratings.phases) : text('compare.notStated'))),
    row('warranty', ({ product }) => warrantyOf(product, text)),
  ]
}

/** Where the best of several figures stand; nowhere where all are the same. */
function bestAmong(values: readonly (number | undefined)[], best: (...values: number[]) => number): readonly number[] {
  const known = values.filter((value) => value !== undefined)
  if (new Set(known).size < 2) return []
  return values.flatMap((value, at) => (value === best(...known) ? [at] : []))
}
