import { DataList } from '#design/data-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { parameters } from '../parameters.ts'

type BackupFactsProps = { answer: Pick<AuditAnswer, 'backupHours' | 'actualBackupHours'> }

/** The backup asked for as the specified range, and how long the recommended system really lasts. */
export function BackupFacts({ answer: { backupHours, actualBackupHours } }: BackupFactsProps) {
  const text = useText()
  const range = { from: backupHours, to: backupHours + parameters.backupRange.value }
  const rows = [
    { key: 'range', label: text('sizing.match.range'), value: text('sizing.match.range.hours', range) },
    ...(actualBackupHours === null
      ? []
      : [
          {
            key: 'actual',
            label: text('sizing.match.actual'),
            value: text('sizing.match.actual.hours', { hours: formatNumber(actualBackupHours, text.language, 1) }),
          },
        ]),
  ]
  return (
    <>
      <DataList
        className="border-t border-line"
        rows={rows.map(({ key, label, value }) => ({
          key,
          label,
          value: <span className="figure font-semibold">{value}</span>,
        }))}
      />
      <p className="mt-2 text-sm text-muted">{text('sizing.match.actual.note')}</p>
    </>
  )
}
