import type { DayChartProps } from './day-chart-props.ts'

/** The chart's figures for those who do not see it. */
export function DayTable({ load, sun, labels }: Pick<DayChartProps, 'load' | 'sun' | 'labels'>) {
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
