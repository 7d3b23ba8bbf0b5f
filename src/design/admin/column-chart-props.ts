/** A column: its whole name, the short one under the axis, how many there were. */
export type Column = { readonly key: string; readonly name: string; readonly tick: string; readonly value: number }

export type ColumnChartProps = {
  readonly title: string
  readonly columns: readonly Column[]
  /** The heads of the table behind the chart, and what opens it. */
  readonly labels: { readonly name: string; readonly value: string; readonly table: string }
  /** A number in the locale's form. */
  readonly amount: (value: number) => string
}
