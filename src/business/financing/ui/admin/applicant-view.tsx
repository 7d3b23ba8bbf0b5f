import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import type { Application } from '../../application.ts'
import { askedBecause } from '../../asked-because.ts'
import { timelineEvents } from '../../timeline.ts'
import { StatusTimeline } from '../status-timeline.tsx'
import { statusTone } from '../status-tone.ts'
import { refusalOf, withReasonOnce } from '../status-view.tsx'

/** What the applicant reads on their own page, which opens to nobody else, in the words of whoever looks. */
export function ApplicantView({ application }: { application: AdminApplication }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const own = asTheirs(application)
  const { status, requestedDocuments, timeline, reference } = own
  const reason = status === 'declined' && refusalOf(own)?.note
  return (
    <>
      <Button tone="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {text('admin-applications.theirs')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={text('admin-applications.theirs.title', { reference })}
          description={text('admin-applications.theirs.text')}
          closeLabel={text('shell.dialog.close')}
        >
          {/* It is long, and has nothing else that the keys could reach. */}
          <div tabIndex={0} role="region" aria-label={text('admin-applications.theirs')} className="grid gap-4">
            <p>
              <Badge tone={statusTone[status]}>{text(`tracking.status.${status}`)}</Badge>
            </p>
            <p>{text(`tracking.about.${status}`)}</p>
            {reason && (
              <Banner tone="info" title={text('tracking.declined.reason')}>
                <p className="whitespace-pre-line">{reason}</p>
              </Banner>
            )}
            {status === 'more_info_needed' && (
              <Banner tone="info" title={text('tracking.request.heading', { count: requestedDocuments.length })}>
                <ul className="grid gap-1">
                  {requestedDocuments.map((type) => (
                    <li key={type} className="wrap-anywhere">
                      {[text(`financing.document.${type}`), askedBecause(timeline, type)].filter(Boolean).join(' – ')}
                    </li>
                  ))}
                </ul>
              </Banner>
            )}
            <StatusTimeline application={withReasonOnce(own)} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Without what is for staff alone. */
function asTheirs(application: AdminApplication): Application {
  const timeline = application.timeline.flatMap(({ event: happened, ...entry }) => {
    const event = timelineEvents.find((known) => known === happened)
    return event ? [{ ...entry, event }] : []
  })
  return { ...application, timeline }
}
