import { Icon } from '#design/icon.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { decisionsIn } from '../../decisions.ts'
import { DespiteList } from './concern-list.tsx'
import { momentsOf } from './moments-of.ts'
import { notesOf } from './review-timeline.tsx'

/** Who decided, when, over what and why. */
export function Decided({ application }: { application: AdminApplication }) {
  const text = useText()
  const decisions = decisionsOf(application)
  if (decisions.length === 0) return <p className="text-muted">{text('admin-applications.decision.none')}</p>
  return (
    <ul className="grid content-start gap-3">
      {decisions.map(({ decision, entry }) => (
        <li key={entry.at} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          {decision === 'approved' || decision === 'first_approval' ? (
            <Icon name="check-circle" className="mt-0.5 size-5 text-leaf" />
          ) : (
            <Icon name="close" className="mt-0.5 size-5 text-clay" />
          )}
          <div className="grid gap-1">
            <p className="font-semibold wrap-anywhere">
              {deciderWords(decision, entry, momentsOf(application, text).inShort(entry.at), text)}
            </p>
            {entry.concerns.length > 0 && <DespiteList application={application} concerns={entry.concerns} isOpen />}
            {notesOf(entry, application, text, '').map((note) => (
              <p key={note} className="wrap-anywhere whitespace-pre-line text-muted">
                {note}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

type Entry = AdminApplication['timeline'][number]
type DecisionMade = { readonly decision: 'first_approval' | (typeof final)[number]; readonly entry: Entry }

const final = ['approved', 'declined', 'withdrawn'] as const

/** Who decided on it as it stands: both where two people had to agree, also before it was cancelled; of what is undecided the first of them. */
export function decisionsOf(application: AdminApplication): readonly DecisionMade[] {
  const { decision, firstApproval, cancellation } = decisionsIn(application, application.timeline)
  return [
    ...(firstApproval ? [{ decision: 'first_approval' as const, entry: firstApproval }] : []),
    ...[decision, cancellation].flatMap((entry) => {
      const made = final.find((one) => one === entry?.status)
      return entry && made ? [{ decision: made, entry }] : []
    }),
  ]
}

/** `Approved by Issa on 27 Nov, 5:03 PM`. */
export function deciderWords(
  decision: DecisionMade['decision'],
  { staffName }: Entry,
  date: string,
  text: Text,
): string {
  // An applicant withdraws by themselves.
  if (decision === 'withdrawn' && !staffName) return joinWithDots([text('tracking.timeline.withdrawn'), date])
  return text(`admin-applications.summary.${decision}`, { name: staffName ?? '', date })
}
