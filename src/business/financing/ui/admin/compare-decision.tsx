import { CompareVersions } from '#business/accounts/ui/compare-versions.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'

type CompareDecisionProps = {
  /** As it was when one began to decide. */
  readonly application: AdminApplication
  readonly theirs: AdminApplication
  readonly wanted: Partial<ApplicationChange>
  readonly isSending: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** One's own decision beside what somebody else has decided meanwhile. */
export function CompareDecision({ application, theirs, wanted, isSending, ...choices }: CompareDecisionProps) {
  const text = useText()
  const documentsOf = (types: AdminApplication['requestedDocuments']) =>
    types.map((type) => text(`financing.document.${type}`)).join(', ')
  return (
    <CompareVersions
      loading={isSending}
      fields={[
        {
          label: text('admin-applications.column.status'),
          mine: text(`financing.status.${wanted.status ?? application.status}`),
          theirs: text(`financing.status.${theirs.status}`),
        },
        {
          label: text('admin-applications.askAgain.document'),
          mine: documentsOf(wanted.documentType ? [wanted.documentType] : []),
          theirs: documentsOf(theirs.requestedDocuments),
        },
        {
          label: text('admin-applications.second'),
          mine: application.firstApproverName ?? '',
          theirs: theirs.firstApproverName ?? '',
        },
      ]}
      {...choices}
    />
  )
}
