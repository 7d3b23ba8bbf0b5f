import { DeleteRecord } from '#business/accounts/ui/delete-record.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'
import { solutionRecordsPath } from './solution-records-query.ts'

/** Asks before a solution is removed for good. */
export function DeleteSolution({ solution, onClose }: { solution: SolutionRecord; onClose: () => void }) {
  const text = useText()
  return (
    <DeleteRecord
      path={solutionRecordsPath}
      id={solution.id}
      title={text('admin-solutions.delete.confirm', { title: solution.title })}
      confirmLabel={text('admin-solutions.delete')}
      words={{ deleted: text('admin-solutions.deleted'), deleteFailed: text('admin-solutions.deleteFailed') }}
      onClose={onClose}
    >
      {text('admin-solutions.delete.text')}
    </DeleteRecord>
  )
}
