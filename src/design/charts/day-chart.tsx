import { useId } from 'react'
import { axisTicks } from './axis-ticks.ts'
import type { DayChartProps } from './day-chart-props.ts'
import { DayPlot } from './day-plot.tsx'

const hoursOnAxis = [0, 6, 12, 18, 24]

/** A day's use as bars over the sun's curve. Plain markup of the server; screen readers get the table. */
export function DayChart({ load, sun, daylight, labels, showTitle = true, className = '' }: DayChartProps) {
  const id = useId()
  const ticks = axisTicks(Math.max(...load, ...sun))
  const top = ticks.at(-1) ?? 1
  return (
    <figure aria-labelledby={id} className={className}>
      <figcaption id={id} className={showTitle ? 'mb-3 font-semibold' : 'sr-only'}>
        {labels.title}
      </figcaption>
      <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted tabular-nums">
        <p className="mb-2 text-right">{labels.unit}</p>
        <div />
        <div className="grid">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="col-start-1 row-start-1 h-0 self-start text-right leading-none whitespace-nowrap"
              style={{ marginTop: `calc(${(1 - tick / top) * 14}rem - 0.4rem)` }}
            >
              {labels.amount(tick)}
            </span>
          ))}
        </div>
        <DayPlot {...{ load, sun, daylight, ticks, labels }} />
        <div />
        <div className="relative mt-1.5 h-5">
          {hoursOnAxis.map((hour) => (
            <span
              key={hour}
              className="absolute whitespace-nowrap"
              style={{ left: `${(hour / 24) * 100}%`, transform: `translateX(${(-hour / 24) * 100}%)` }}
            >
              {labels.time(hour)}
            </span>
          ))}
        </div>
      </div>
      <DayTable load={load} sun={sun} labels={labels} />
    </figure>
  )
}

/** The chart's figures for those who do not see it. */
function DayTable({ load, sun, labels }: Pick<DayChartProps, 'load' | 'sun' | 'labels'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{labels.title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.hour}</th>
            <th scope="col">{`${labels.load} (${labels.unit})`}</th>
            <th scope="col">{`${labels.sun} (${labels.unit})`}</th>
          </tr>
        </thead>
        <tbody>
          {load.map((value, hour) => (
            <tr key={labels.time(hour)}>
              <th scope="row">{labels.time(hour)}</th>
              <td>{labels.amount(value)}</td>
              <td>{labels.amount(sun[hour] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
