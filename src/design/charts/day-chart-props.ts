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

export type DayChartProps = {
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
