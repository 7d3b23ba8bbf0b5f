import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductDetail } from '#business/catalogue/product.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { specificationSheet } from '#business/catalogue/specification-sheet.ts'
import { formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { longestHours } from '../backup-duration.ts'
import type { ComparedSystem, Comparison } from '../compare-systems.ts'
import { ComparedRuns } from './compared-runs.tsx'
import { SystemPrice } from './system-price.tsx'

/** What a month costs of an amount in whole units; null where a product is not sold in instalments. */
export type MonthlyOf = (product: ProductDetail, amount: number) => number | null

type CompareTableProps = {
  products: readonly ProductDetail[]
  /** How each product would be installed for the visitor's own load; null without one. */
  comparison: Comparison | null
  monthlyOf: MonthlyOf
  withoutOf: (product: ProductDetail) => string
  /** To what can be done with a system: the first below its price, all at the foot of its column; `isBest`: the cheapest that suffices for the load. */
  renderWaysOn: (product: ProductDetail, isBest: boolean, isHead: boolean) => ReactNode
}

type Row = { key: string; label: string; cells: readonly ReactNode[] }

/**
 * Systems side by side: on a desk a table, on a phone the same one, of which the systems slide under the names of the rows.
 */
export function CompareTable({ products, comparison, monthlyOf, withoutOf, renderWaysOn }: CompareTableProps) {
  const text = useText()
  const [best] = (comparison?.systems ?? [])
    .filter(({ shortfalls }) => shortfalls.length === 0)
    .toSorted((one, other) => one.totalPrice - other.totalPrice)
  const waysOn = (product: ProductDetail, isHead: boolean) => renderWaysOn(product, product.id === best?.id, isHead)
  const rows = comparison ? loadRows(products, comparison, monthlyOf, text) : productRows(products, monthlyOf, text)
  return (
    <div
      className="snap-x scroll-pl-24 overflow-x-auto border-line bg-white max-sm:-mx-4 max-sm:border-y sm:scroll-pl-44 sm:rounded-card sm:border"
      role="region"
      aria-label={text('compare.table')}
    >
      <table className="w-full border-collapse text-left align-top">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 w-24 min-w-24 bg-white p-2 sm:w-44 sm:min-w-44 sm:p-3">
              <span className="sr-only">{text('compare.table')}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="w-1/3 min-w-29 snap-start p-2 align-top font-normal sm:min-w-52 sm:p-3"
              >
                <SystemHead
                  product={product}
                  system={comparison?.systems.find(({ id }) => id === product.id)}
                  without={withoutOf(product)}
                >
                  {waysOn(product, true)}
                </SystemHead>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 z-10 bg-white p-2 align-top text-sm font-semibold hyphens-auto max-sm:pl-4 sm:p-3 sm:text-base"
              >
                {label}
              </th>
              {cells.map((cell, at) => (
                <td key={products[at]?.id} className="p-2 align-top max-sm:text-sm sm:p-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line print:hidden">
            <td className="sticky left-0 z-10 bg-white">
              <span className="sr-only">{text('compare.table')}</span>
            </td>
            {products.map((product) => (
              <td key={product.id} className="p-2 align-top sm:p-3">
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
      <Link
        to={`/products/${product.id}`}
        className="font-display font-semibold hover:underline max-sm:min-h-[2lh] max-sm:text-sm sm:text-lg"
      >
        {name}
      </Link>
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

function productRows(products: readonly ProductDetail[], monthlyOf: MonthlyOf, text: Text): readonly Row[] {
  const { language } = text
  const rated = products.map((product) => ({ product, ratings: systemRatings(product) }))
  const stated = (value: number | undefined, unit: 'W' | 'Wh' | 'Wp') =>
    value === undefined ? text('compare.notStated') : formatQuantity(value, unit, language)
  const row = (
    key: 'monthly' | 'power' | 'start' | 'battery' | 'input' | 'phases' | 'warranty',
    cell: (each: (typeof rated)[number]) => ReactNode,
  ): Row => ({ key, label: text(`compare.row.${key}`), cells: rated.map((each) => cell(each)) })
  return [
    row('monthly', ({ product }) =>
      product.price === null
        ? text('compare.onRequest')
        : monthly(monthlyOf(product, product.price), product.currency, text),
    ),
    row('power', ({ ratings }) => stated(ratings?.continuousW, 'W')),
    row('start', ({ ratings }) => stated(ratings?.surgeW, 'W')),
    row('battery', ({ ratings }) => stated(ratings?.batteryWh, 'Wh')),
    row('input', ({ ratings }) => stated(ratings?.pvInputW, 'Wp')),
    row('phases', ({ ratings }) => ratings?.phases ?? text('compare.notStated')),
    row('warranty', ({ product }) => warrantyOf(product, text)),
  ]
}
