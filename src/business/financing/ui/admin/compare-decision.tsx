import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import { staffStatusKey } from '../../application-status.ts'
import { entryWords } from '../status-timeline.tsx'
import { momentsOf } from './moments-of.ts'
import { notesOf } from './review-timeline.tsx'

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

/** One's own decision beside what somebody else has decided meanwhile; where it can't follow theirs, who decided what. */
export function CompareDecision(props: CompareDecisionProps) {
  const { application, theirs, wanted, isSending, ...choices } = props
  const text = useText()
  const isAnother = wanted.status === 'more_info_needed' && theirs.status === 'more_info_needed'
  if (wanted.status && !isAnother && !theirs.allowedStatuses.includes(wanted.status))
    return <DecidedMeanwhile {...props} />
  const documentsOf = (types: AdminApplication['requestedDocuments']) =>
    types.map((type) => text(`financing.document.${type}`)).join(', ')
  return (
    <CompareVersions
      loading={isSending}
      fields={[
        {
          label: text('admin-applications.column.status'),
          mine: text(staffStatusKey(wanted.status ?? application.status)),
          theirs: text(staffStatusKey(theirs.status)),
        },
        {
          label: text('admin-applications.askAgain.document'),
          mine: documentsOf(wanted.documentTypes ?? []),
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

/** Who decided what meanwhile, and when; what one wrote oneself can be copied. */
function DecidedMeanwhile({ theirs, wanted, onTakeTheirs }: CompareDecisionProps) {
  const text = useText()
  const entry = theirs.timeline.findLast(({ event }) => event === 'status')
  const written = [wanted.staffReason, wanted.reason, wanted.message].filter(Boolean).join('\n')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onTakeTheirs()}
      title={text('admin-applications.meanwhile')}
      description={text('admin-applications.meanwhile.text')}
      closeLabel={text('shell.dialog.close')}
      footer={<Button onClick={onTakeTheirs}>{text('admin-applications.meanwhile.see')}</Button>}
    >
      <div className="grid gap-4">
        {entry?.event === 'status' && (
          <div className="grid gap-1">
            <p className="font-semibold wrap-anywhere">
              {joinWithDots([
                entryWords({ ...entry, event: 'status' }, text),
                entry.staffName,
                momentsOf(theirs, text).inShort(entry.at),
              ])}
            </p>
            {notesOf(entry, theirs, text).map((note) => (
              <p key={note} className="wrap-anywhere whitespace-pre-line text-muted">
                {note}
              </p>
            ))}
          </div>
        )}
        {written && (
          <div>
            <p className="text-sm text-muted">{text('admin-applications.meanwhile.written')}</p>
            <p className="mt-1 rounded-control border border-line bg-sand p-3 wrap-anywhere whitespace-pre-wrap">
              {written}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  )
}
