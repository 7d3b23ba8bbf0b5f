import type { ReactNode } from 'react'
import type { ProductDetail } from '#business/catalogue/product.ts'
import { labelPowerFactor } from '#business/catalogue/assumed-ratings.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { specificationSheet } from '#business/catalogue/specification-sheet.ts'
import { formatNumber, formatUpTo } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { currencyTable, formatMoney } from '#kernel/money.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { longestHours } from '../backup-duration.ts'
import type { ComparedSystem, Comparison } from '../compare-systems.ts'
import type { EverydayLoad } from '../everyday-loads.ts'
import type { Receipt } from '../receipt.ts'
import { ComparedRuns } from './compared-runs.tsx'
import { EverydayLoadLine } from './everyday-load.tsx'
import { SystemPrice } from './system-price.tsx'

/** What a month costs of an amount in whole units; null where a product is not sold in instalments. */
export type MonthlyOf = (product: ProductDetail, amount: number) => number | null

/** A row of the comparison. */
export type Row = {
  key: string
  label: string
  /** What is to be known of it. */
  hint?: string
  cells: readonly ReactNode[]
  /** Where in the row the best figures stand. */
  best?: readonly number[]
  /** Its cells are sentences, which a phone reads one below the other. */
  isSaid?: boolean
}

/** An amount in a column, as large as `columnMoneySize`. */
export const columnMoney = 'max-sm:text-[length:var(--money)]'

/** As large as a phone has room for beside others: `FCFA` takes more of it than `₦`. */
export function columnMoneySize({ currency }: Pick<ProductDetail, 'currency'>, systems: number): string {
  if (systems < 3) return '1rem'
  return currencyTable[currency].sign.length > 1 ? '0.875rem' : '0.9375rem'
}

/** What a row says of every system alike; null where it tells them apart. */
export function sameOf({ cells: [first, ...others] }: Row): string | null {
  return typeof first === 'string' && others.length > 0 && others.every((cell) => cell === first) ? first : null
}

function monthly(amount: number | null, currency: ProductDetail['currency'], text: Text): ReactNode {
  if (amount === null) return text('compare.monthly.no')
  return <span className={`money ${columnMoney}`}>{formatMoney({ amount, currency })}</span>
}

/** The warranty of the sheet, or the one that everything we sell has. */
function warrantyOf(product: ProductDetail, text: Text): string {
  const line = specificationSheet(product.specification, text.language).find(({ field }) => field === 'warranty')
  return line?.value ?? text('catalogue.detail.feature.warranty')
}

/** Where the lowest price stands: of what is told installed, or of the systems alone where nothing is. */
export function cheapestOf(
  products: readonly ProductDetail[],
  installedOf: (product: ProductDetail) => number | undefined,
): readonly number[] {
  const installed = products.map(installedOf)
  const isTold = installed.some((price) => price !== undefined)
  return bestAmong(isTold ? installed : products.map(({ price }) => price ?? undefined), Math.min)
}

type Shown = { monthlyOf: MonthlyOf; cheapest: readonly number[] }

/** What each is for the visitor's own load. */
export function loadRows(
  products: readonly ProductDetail[],
  { systems, peakW }: Comparison,
  { monthlyOf, cheapest, notSized }: Shown & { notSized: ReadonlyMap<number, string> },
  text: Text,
): readonly Row[] {
  const { language } = text
  const each = (cell: (system: ComparedSystem, product: ProductDetail) => ReactNode) =>
    products.map((product) => {
      const system = systems.find(({ id }) => id === product.id)
      return system ? cell(system, product) : text(product.price === null ? 'compare.onRequest' : 'compare.notSized')
    })
  const runs = each((system) => <ComparedRuns system={system} />)
  const row = (
    key: 'total' | 'monthly' | 'runs' | 'night' | 'panels' | 'start' | 'room' | 'warranty',
    cells: Row['cells'],
    more: Omit<Row, 'key' | 'label' | 'cells'> = {},
  ): Row => ({ key, label: text(`compare.row.${key}`), cells, ...more })
  const most = (figure: (system: ComparedSystem) => number) => {
    const values = products.map((product) => {
      const system = systems.find(({ id }) => id === product.id)
      return system && figure(system)
    })
    return { best: bestAmong(values, Math.max) }
  }
  return [
    row(
      'monthly',
      each((system, product) => monthly(monthlyOf(product, system.totalPrice), system.currency, text)),
      { hint: text('compare.monthly.terms'), best: cheapest },
    ),
    row(
      'runs',
      products.map((product, at) => notSized.get(product.id) ?? runs[at]),
      { isSaid: true },
    ),
    row(
      'total',
      each((system) => <Total system={system} />),
      { best: cheapest },
    ),
    row(
      'night',
      each(({ actualBackupHours }) =>
        actualBackupHours >= longestHours
          ? text('compare.night.most', { hours: longestHours })
          : text('compare.night.hours', { hours: formatNumber(actualBackupHours, language, 1) }),
      ),
      most(({ actualBackupHours }) => Math.min(actualBackupHours, longestHours)),
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
      most(({ startsW }) => startsW),
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
  const parts = { system: system.systemPrice, panels: system.panelsPrice, installation: system.installation }
  return (
    <>
      {units > 1 && <span className="block">{text('compare.units', { count: units })}</span>}
      {(['system', 'panels', 'installation'] as const).map((part) => (
        <span key={part} className="block">
          <span className="block text-sm font-normal text-muted">{text(`compare.total.${part}`)}</span>
          <span className={`money ${columnMoney}`}>{formatMoney({ amount: parts[part], currency })}</span>
        </span>
      ))}
    </>
  )
}

type ProductRowsOf = Shown & {
  products: readonly ProductDetail[]
  /** What each runs, and costs complete. */
  loads: readonly EverydayLoad[]
  /** Every price is told with panels, installed: the row says so once. */
  areInstalled: boolean
}

/** Whether a price has the labour in it: a portable station needs none. */
export const isInstalled = (price: Pick<Receipt, 'installation'> | null | undefined) => (price?.installation ?? 0) > 0

/** What each is by itself. */
export function productRows(
  { products, loads, monthlyOf, cheapest, areInstalled }: ProductRowsOf,
  text: Text,
): readonly Row[] {
  const { language } = text
  const all = products.map((product) => {
    const load = loads.find(({ productId }) => productId === product.id)
    const total = load?.complete?.totalPrice ?? product.price
    return { product, load, total, ratings: systemRatings(product) }
  })
  type Each = (typeof all)[number]
  const place = loads.find(({ complete }) => complete)?.complete?.place
  const row = (
    key:
      | 'runs'
      | 'panels'
      | 'alone'
      | 'monthly'
      | 'stated'
      | 'power'
      | 'start'
      | 'battery'
      | 'input'
      | 'phases'
      | 'warranty',
    cell: (each: Each) => ReactNode,
    more: Omit<Row, 'key' | 'label' | 'cells'> = {},
  ): Row => ({ key, label: text(`compare.row.${key}`), cells: all.map((each) => cell(each)), ...more })
  const rated = (key: 'power' | 'start' | 'battery' | 'input', unit: 'W' | 'Wh' | 'Wp', hint?: string) => {
    const figure = { power: 'continuousW', start: 'surgeW', battery: 'batteryWh', input: 'pvInputW' } as const
    const valueOf = ({ ratings }: Each) => ratings?.[figure[key]]
    return row(
      key,
      (each) => {
        const value = valueOf(each)
        if (value === undefined) return text('compare.notStated')
        return unit === 'Wh'
          ? `${formatUpTo(value / 1000, language, 2)}\u00a0kWh`
          : formatQuantity(value, unit, language)
      },
      { best: bestAmong(all.map(valueOf), Math.max), ...(hint && { hint }) },
    )
  }
  return [
    row(
      'monthly',
      ({ product, load, total }) =>
        total === null ? (
          text('compare.onRequest')
        ) : (
          <>
            {monthly(monthlyOf(product, total), product.currency, text)}
            {!areInstalled && (load?.complete ? isInstalled(load.complete) : isWithoutPanels(product)) && (
              <span className="block text-sm font-normal text-muted">
                {text(load?.complete ? 'compare.installed' : 'shell.withoutPanels')}
              </span>
            )}
          </>
        ),
      {
        hint: [text('compare.monthly.terms'), ...(areInstalled ? [text('compare.installed')] : [])].join(', '),
        best: cheapest,
      },
    ),
    ...(loads.length > 0
      ? [
          row('runs', ({ load }) => (load ? <EverydayLoadLine load={load} /> : text('compare.notStated')), {
            isSaid: true,
          }),
        ]
      : []),
    ...(place
      ? [
          row(
            'panels',
            ({ load }) => (load?.complete ? text('compare.complete.panels', { count: load.complete.panels }) : '–'),
            { hint: text('compare.complete.at', { place }) },
          ),
          row(
            'alone',
            ({ product }) =>
              product.price === null ? (
                text('compare.onRequest')
              ) : (
                <SystemPrice money={{ amount: product.price, currency: product.currency }} className={columnMoney} />
              ),
            {
              best: bestAmong(
                all.map(({ product }) => product.price ?? undefined),
                Math.min,
              ),
            },
          ),
        ]
      : []),
    // What a label states is not what it gives all day: none is best for it.
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
