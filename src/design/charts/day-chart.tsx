import { useId } from 'react'
import { axisTicks, type Point, smoothCurve } from './axis-ticks.ts'

export type DayChartLabels = {
  title: string
  /** Direct labels, and the table's column heads. */
  load: string
  sun: string
  hour: string
  night: string
  /** The unit of every value ("Wh"). */
  unit: string
  /** An amount without its unit, in the locale's form. */
  amount: (value: number) => string
  /** A time of day, 0 to 24. */
  time: (hour: number) => string
}

type DayChartProps = {
  /** What is used in each hour from midnight, 24 values. */
  load: readonly number[]
  /** What the sun gives in each hour, same unit, 24 values. */
  sun: readonly number[]
  /** What the battery holds at the end of each hour, same unit, 24 values: a strip below the day, of a scale of its own. */
  battery?: { held: readonly number[]; label: string }
  /** Hours of sunrise and sunset; outside of them the ground is shaded as night. */
  daylight: { from: number; to: number }
  labels: DayChartLabels
  showTitle?: boolean
  className?: string
}

const hoursOnAxis = [0, 6, 12, 18, 24]

/** A day's use as bars over the sun's curve. Plain markup of the server; screen readers get the table. */
export function DayChart({ load, sun, battery, daylight, labels, showTitle = true, className = '' }: DayChartProps) {
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
        {battery && (
          <>
            <div />
            <BatteryStrip held={battery.held} label={battery.label} />
          </>
        )}
      </div>
      <DayTable {...{ load, sun, battery, labels }} />
    </figure>
  )
}

/** What the battery holds in each hour, the fullest one as high as the strip, on the same hours as the plot. */
function BatteryStrip({ held, label }: NonNullable<DayChartProps['battery']>) {
  const fullest = Math.max(1, ...held)
  return (
    <div className="mt-2">
      <p className="mb-1">{label}</p>
      <svg viewBox="0 0 24 100" preserveAspectRatio="none" className="h-12 w-full">
        <rect width="24" height="100" className="fill-sand-2" />
        {held
          .map((value, hour) => ({ hour, height: (value / fullest) * 100 }))
          .map(({ hour, height }) => (
            <rect key={hour} x={hour + 0.08} width={0.84} y={100 - height} height={height} className="fill-leaf" />
          ))}
      </svg>
    </div>
  )
}

/** The chart's figures for those who do not see it. */
function DayTable({ load, sun, battery, labels }: Pick<DayChartProps, 'load' | 'sun' | 'battery' | 'labels'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{labels.title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.hour}</th>
            <th scope="col">{`${labels.load} (${labels.unit})`}</th>
            <th scope="col">{`${labels.sun} (${labels.unit})`}</th>
            {battery && <th scope="col">{`${battery.label} (${labels.unit})`}</th>}
          </tr>
        </thead>
        <tbody>
          {load.map((value, hour) => (
            <tr key={labels.time(hour)}>
              <th scope="row">{labels.time(hour)}</th>
              <td>{labels.amount(value)}</td>
              <td>{labels.amount(sun[hour] ?? 0)}</td>
              {battery && <td>{labels.amount(battery.held[hour] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayPlotProps = Pick<DayChartProps, 'load' | 'sun' | 'daylight' | 'labels'> & { ticks: readonly number[] }

/**
 * The drawing: one unit wide per hour, 100 high, stretched to its box, so that lines keep their width and words, laid
 * over it as text, keep their size from 320 pixels up.
 */
function DayPlot({ load, sun, daylight, labels, ticks }: DayPlotProps) {
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => 100 - (Math.max(value, 0) / top) * 100
  const curve = sun.map((value, hour): Point => [hour + 0.5, y(value)])
  const hill = smoothCurve([[0, 100], ...curve, [24, 100]])
  return (
    <div className="relative h-56">
      <svg viewBox="0 0 24 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <path d={`M0 0H${daylight.from}V100H0zM${daylight.to} 0H24V100H${daylight.to}z`} className="fill-sand-2" />
        <path d={`${hill}z`} className="fill-sun" />
        <g fill="none" className="stroke-ink/15">
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H24`} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <g className="fill-ink">
          {load
            .map((value, hour) => ({ hour, value }))
            .map(({ hour, value }) => (
              <rect key={hour} x={hour + 0.16} width={0.68} y={y(value)} height={100 - y(value)} />
            ))}
        </g>
        <path d="M0 100H24" className="stroke-ink" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <PlotWords {...{ load, sun, daylight, labels, y }} />
    </div>
  )
}

/** A word's height and a little air, in the plot's hundredths. */
const line = 14

/** The series named where they peak, one above the other where they would meet, and the night. */
function PlotWords({ load, sun, daylight, labels, y }: Omit<DayPlotProps, 'ticks'> & { y: (value: number) => number }) {
  const [low, high] = [
    { text: labels.sun, ...peakOf(sun) },
    { text: labels.load, ...peakOf(load) },
  ].toSorted((a, b) => a.value - b.value)
  return (
    <>
      {daylight.from > 0 && <span className="absolute top-1 left-1.5">{labels.night}</span>}
      {low && low.value > 0 && <PlotWord {...low} top={y(low.value)} />}
      {high && high.value > 0 && <PlotWord {...high} top={Math.min(y(high.value), y(low?.value ?? 0) - line)} />}
    </>
  )
}

/** Words just above a place of the plot, pushed inwards near its sides. */
function PlotWord({ text, hour, top }: { text: string; hour: number; top: number }) {
  const left = ((hour + 0.5) / 24) * 100
  return (
    <span
      className="absolute rounded-full bg-white px-2 py-0.5 font-semibold whitespace-nowrap text-ink shadow-card"
      style={{ left: `${left}%`, top: `${top}%`, transform: `translate(${-left}%, -115%)` }}
    >
      {text}
    </span>
  )
}

function peakOf(values: readonly number[]): { hour: number; value: number } {
  const value = Math.max(...values)
  return { hour: values.indexOf(value), value }
}
