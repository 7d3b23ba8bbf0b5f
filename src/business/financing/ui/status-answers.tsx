import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import { answerFields } from './answer-fields.ts'

/** What the applicant told beside the documents; nothing where they told nothing. */
export function StatusAnswers({ application: { additionalInfo } }: { application: Application }) {
  const text = useText()
  const rows = answerFields.flatMap((field) => {
    const value = additionalInfo[field]
    return value ? [{ key: field, label: text(`eligibility.${field}`), value }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card className="keep-together">
      <h2 className="text-xl">{text('tracking.answers')}</h2>
      <DataList rows={rows} className="mt-2 [&_dd]:min-w-0 [&_dd]:break-words" />
    </Card>
  )
}
