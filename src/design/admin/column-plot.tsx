import type { ColumnChartProps } from './column-chart-props.ts'

type ColumnPlotProps = Pick<ColumnChartProps, 'columns' | 'amount'> & { readonly ticks: readonly number[] }

/** The drawing: one unit wide per column, 100 high, stretched to its box; words are laid over it and keep their size. */
export function ColumnPlot({ columns, ticks, amount }: ColumnPlotProps) {
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => 100 - (value / top) * 100
  const highest = Math.max(...columns.map(({ value }) => value))
  const left = ((columns.findIndex(({ value }) => value === highest) + 0.5) / columns.length) * 100
  return (
    <div className="relative h-56">
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
      {highest > 0 && (
        <span
          className="absolute font-semibold whitespace-nowrap text-ink"
          style={{ left: `${left}%`, top: `${y(highest)}%`, transform: `translate(-${left}%, -110%)` }}
        >
          {amount(highest)}
        </span>
      )}
    </div>
  )
}
