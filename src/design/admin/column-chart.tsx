import { Disclosure } from '../disclosure.tsx'
import { axisTicks } from '../charts/axis-ticks.ts'

const mostTicks = 4
const few = 3
/** So many columns have room for a figure each, and more of them for a digit. */
const mostNamed = 10

/** Counts side by side as columns, each with its figure where there is room, or the highest alone; whoever can't see it, or wants them all, opens the table. */
export function ColumnChart({ title, columns, labels, amount }: ColumnChartProps) {
  const ticks = wholeTicks(Math.max(...columns.map(({ value }) => value), 0))
  const every = Math.ceil(columns.length / mostTicks)
  // A column or two compare little: they take little.
  const height = columns.filter(({ value }) => value > 0).length < few ? 'h-24' : 'h-48'
  return (
    <figure aria-label={title} className="grid gap-2">
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6 text-xs text-muted tabular-nums">
        <div className={`flex ${height} flex-col-reverse justify-between`}>
          {ticks.map((tick) => (
            <span key={tick} className="flex h-0 items-center justify-end">
              {amount(tick)}
            </span>
          ))}
        </div>
        <div className={`relative ${height}`}>
          <ColumnPlot columns={columns} ticks={ticks} amount={amount} />
        </div>
        <div />
        <div className="relative mt-1.5 h-5">
          {columns.map(({ key, tick }, at) => {
            const left = ((at + 0.5) / columns.length) * 100
            if (at % every !== 0) return null
            return (
              <span
                key={key}
                className="absolute whitespace-nowrap"
                style={{ left: `${left}%`, transform: `translateX(-${left}%)` }}
              >
                {tick}
              </span>
            )
          })}
        </div>
      </div>
      <Disclosure look="plain" summary={labels.table}>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left">
                {labels.name}
              </th>
              <th scope="col" className="py-2 text-right">
                {labels.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, value }) => (
              <tr key={key} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 text-right tabular-nums">{amount(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  )
}

/** Ticks of an axis that counts: there is no half of a thing. */
function wholeTicks(highest: number): readonly number[] {
  const ticks = axisTicks(highest, Math.min(4, highest))
  return ticks.every((tick) => Number.isInteger(tick)) ? ticks : axisTicks(highest, 5)
}

type ColumnPlotProps = Pick<ColumnChartProps, 'columns' | 'amount'> & { readonly ticks: readonly number[] }

/** The drawing: one unit wide per column, 100 high, stretched to its box; words are laid over it and keep their size. */
function ColumnPlot({ columns, ticks, amount }: ColumnPlotProps) {
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => 100 - (value / top) * 100
  const highest = Math.max(...columns.map(({ value }) => value))
  const isRoomy = columns.length <= mostNamed || highest < 10
  const highestAt = columns.findIndex(({ value }) => value === highest)
  return (
    <>
      <svg
        viewBox={`0 0 ${columns.length} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <g fill="none" className="stroke-ink/15">
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${columns.length}`} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <g className="fill-ink">
          {columns.map(({ key, name, value }, at) => (
            <rect key={key} x={at + 0.15} width={0.7} y={y(value)} height={100 - y(value)}>
              <title>{`${name} – ${amount(value)}`}</title>
            </rect>
          ))}
        </g>
        <path
          d={`M0 100H${columns.length}`}
          className="stroke-ink"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {columns.map(({ key, value }, at) => {
        if (value === 0 || (!isRoomy && at !== highestAt)) return null
        const left = ((at + 0.5) / columns.length) * 100
        return (
          <span
            key={key}
            className="absolute font-semibold whitespace-nowrap text-ink"
            style={{ left: `${left}%`, top: `${y(value)}%`, transform: 'translate(-50%, -110%)' }}
          >
            {amount(value)}
          </span>
        )
      })}
    </>
  )
}

/** A column: its whole name, the short one under the axis, how many there were. */
type Column = { readonly key: string; readonly name: string; readonly tick: string; readonly value: number }

type ColumnChartProps = {
  readonly title: string
  readonly columns: readonly Column[]
  /** The heads of the table behind the chart, and what opens it. */
  readonly labels: { readonly name: string; readonly value: string; readonly table: string }
  /** A number in the locale's form. */
  readonly amount: (value: number) => string
}
