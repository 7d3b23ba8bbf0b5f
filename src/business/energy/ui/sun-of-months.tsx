import { formatMonth, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'

type SunOfMonthsProps = {
  /** Of each month of the year, from January. */
  hours: readonly number[]
  /** The one that systems are sized by. */
  worstMonth: number
}

/** The sun of a place as twelve columns, each under its figure; whoever listens hears every month with its hours. */
export function SunOfMonths({ hours, worstMonth }: SunOfMonthsProps) {
  const text = useText()
  const { language } = text
  const most = Math.max(...hours)
  return (
    <ul aria-label={text('typical.at.sun')} className="flex h-40 gap-1 text-center text-xs tabular-nums">
      {hours.map((value, index) => {
        const month = formatMonth(index + 1, language)
        const isWorst = index + 1 === worstMonth
        return (
          <li key={month} className={`flex min-w-0 flex-1 flex-col justify-end ${isWorst ? 'font-bold' : ''}`}>
            <span className="sr-only">
              {month} {text('typical.at.hours', { hours: formatNumber(value, language, 2) })}
            </span>
            <span aria-hidden className="flex min-h-0 grow flex-col justify-end">
              {formatNumber(value, language, 1)}
              <span
                className={isWorst ? 'bg-ink' : 'bg-sun'}
                // The longest leaves a line for its figure.
                style={{ height: `calc(${value / most} * (100% - 1lh))` }}
              />
            </span>
            <span aria-hidden>{month.charAt(0).toUpperCase()}</span>
          </li>
        )
      })}
    </ul>
  )
}
