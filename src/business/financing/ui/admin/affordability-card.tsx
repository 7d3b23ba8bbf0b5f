import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { affordabilityWords } from './affordability-words.ts'

/** What the plan asks of an income beside what the applicant wrote about theirs. */
export function AffordabilityCard({ application }: { application: AdminApplication }) {
  const text = useText()
  const { isAffordable, affordability, additionalInfo } = application
  const verdict = isAffordable === null ? 'unknown' : isAffordable ? 'yes' : 'no'
  const tone = { unknown: 'neutral', yes: 'leaf', no: 'clay' } as const
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{text('admin-applications.income')}</h2>
        {affordability && <Badge tone={tone[verdict]}>{text(`admin-applications.income.is.${verdict}`)}</Badge>}
      </div>
      {affordabilityWords(application, text).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-sm wrap-anywhere text-muted">
        {additionalInfo.monthlyIncome
          ? text('admin-applications.income.written', { words: additionalInfo.monthlyIncome })
          : text('admin-applications.income.silent')}
      </p>
      {affordability && (
        <p className="text-sm text-muted">
          {text('admin-applications.income.months', { count: affordability.activityMonths })}
        </p>
      )}
    </Card>
  )
}
