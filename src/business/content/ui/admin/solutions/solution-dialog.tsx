import { RecordDialog } from '#business/accounts/ui/record-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'
import { CompareSolutions } from './compare-solutions.tsx'
import { SolutionBasicTab } from './solution-basic-tab.tsx'
import { SolutionCustomerTab } from './solution-customer-tab.tsx'
import { SolutionMediaTab } from './solution-media-tab.tsx'
import { useSolutionForm } from './use-solution-form.ts'

type SolutionDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: SolutionRecord | null
  readonly onClose: () => void
}

/** Adds a solution or changes one. */
export function SolutionDialog({ known, onClose }: SolutionDialogProps) {
  const text = useText()
  const form = useSolutionForm(known, onClose)
  return (
    <RecordDialog
      form={form}
      title={known ? text('admin-solutions.editOf', { title: known.title }) : text('admin-solutions.add')}
      tabsLabel={text('admin-solutions.tabs')}
      tabs={[
        { value: 'basic', label: text('admin-solutions.tab.basic'), fields: <SolutionBasicTab form={form} /> },
        { value: 'media', label: text('admin-solutions.tab.media'), fields: <SolutionMediaTab form={form} /> },
        { value: 'customer', label: text('admin-solutions.tab.customer'), fields: <SolutionCustomerTab form={form} /> },
      ]}
      maxWidth={760}
      onClose={onClose}
      comparison={form.theirs && <CompareSolutions form={form} theirs={form.theirs} />}
    />
  )
}
