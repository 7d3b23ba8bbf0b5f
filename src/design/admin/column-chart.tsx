import { Disclosure } from '../disclosure.tsx'
import { axisTicks } from '../charts/axis-ticks.ts'
import type { ColumnChartProps } from './column-chart-props.ts'
import { ColumnPlot } from './column-plot.tsx'

const mostTicks = 4

/** Counts side by side as columns, the highest with its figure; whoever can't see it, or wants them all, opens the table. */
export function ColumnChart({ title, columns, labels, amount }: ColumnChartProps) {
  const ticks = wholeTicks(Math.max(...columns.map(({ value }) => value), 0))
  const every = Math.ceil(columns.length / mostTicks)
  return (
    <figure aria-label={title} className="grid gap-2">
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6 text-xs text-muted tabular-nums">
        <div className="flex h-56 flex-col-reverse justify-between">
          {ticks.map((tick) => (
            <span key={tick} className="flex h-0 items-center justify-end">
              {amount(tick)}
            </span>
          ))}
        </div>
        <ColumnPlot columns={columns} ticks={ticks} amount={amount} />
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
