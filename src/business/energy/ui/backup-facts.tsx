import { DataList } from '#design/data-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { longestHours } from '../backup-duration.ts'
import { parameters } from '../parameters.ts'

type BackupFactsProps = { answer: Pick<AuditAnswer, 'backupHours' | 'actualBackupHours' | 'totalEssentialEnergy'> }

/** The backup asked for as the specified range, and how long the recommended system really lasts. */
export function BackupFacts({ answer }: BackupFactsProps) {
  const text = useText()
  const { backupHours, actualBackupHours, totalEssentialEnergy } = answer
  if (totalEssentialEnergy === 0) return <p className="mt-3">{text('sizing.match.noEssential')}</p>
  const range = { from: backupHours, to: backupHours + parameters.backupRange.value }
  const actual = (hours: number) =>
    hours >= longestHours
      ? text('sizing.match.actual.most', { hours: longestHours })
      : text('sizing.match.actual.hours', { hours: formatNumber(hours, text.language, 1) })
  const row = (key: 'range' | 'actual', value: string) => ({
    key,
    label: text(`sizing.match.${key}`),
    value: <span className="figure font-semibold">{value}</span>,
  })
  return (
    <>
      <DataList
        className="border-t border-line"
        rows={[
          row('range', text('sizing.match.range.hours', range)),
          ...(actualBackupHours === null ? [] : [row('actual', actual(actualBackupHours))]),
        ]}
      />
      <p className="mt-2 text-sm text-muted">{text('sizing.match.actual.note')}</p>
    </>
  )
}
