import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMe } from '#business/accounts/ui/me.tsx'
import { useCompany } from '#client/company.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { staffStatusKey } from '../../application-status.ts'
import { isUnreadable } from '../../document-fault.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { PaymentSchedule } from '../payment-schedule.tsx'
import { momentsOf } from './moments-of.ts'
import { affordabilityWords } from './affordability-words.ts'
import { deciderWords, decisionsOf } from './decided.tsx'
import { openingsOf } from './openings-of.ts'
import { ReviewPlan } from './review-plan.tsx'
import { notesOf, ReviewTimeline } from './review-timeline.tsx'

/** The moment at which the page is printed: it may have stood open for hours. */
function useTimeOfPrinting(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const print = () => flushSync(() => setNow(new Date()))
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return now
}

/** The decision and what it rests on, on A4; to be seen on paper only. */
export function DecisionSummary({ application }: { application: AdminApplication }) {
  const { brand } = useCompany()
  const text = useText()
  const me = useMe()
  const now = useTimeOfPrinting()
  const moment = momentsOf(application, text).inFull
  const { reference, country, status, additionalInfo, documents, requestedDocuments } = application
  const told = joinWithDots([
    additionalInfo.fullName,
    additionalInfo.email,
    application.shownPhone,
    additionalInfo.employerName,
  ])
  const stateOf = (type: DocumentType) => {
    if (requestedDocuments.includes(type)) return text('admin-applications.documents.notComeAgain')
    const document = documents.find((one) => one.type === type)
    if (!document) return text('admin-applications.documents.missing')
    const { seenElsewhere: how, checkedAt, checkedBy } = document
    const opened = joinWithDots(
      openingsOf(document).map(({ by: name, at }) =>
        text('admin-applications.documents.opened', { name, date: moment(at) }),
      ),
    )
    const checked =
      checkedAt &&
      text('admin-applications.documents.checkedBy', {
        name: checkedBy ?? '',
        date: moment(checkedAt),
      })
    if (how) return joinWithDots([text('admin-applications.documents.receivedElsewhere', { how }), opened, checked])
    if (checked) return joinWithDots([opened, checked])
    const received = text(`admin-applications.documents.${isUnreadable(document) ? 'receivedUnreadable' : 'received'}`)
    return joinWithDots([received, opened])
  }
  return (
    <div className="hidden gap-5 print:grid">
      <header>
        <p>{brand.name}</p>
        <h1 className="text-2xl">{text('admin-applications.summary.title', { reference })}</h1>
        <p>
          {joinWithDots([
            text(staffStatusKey(status)),
            text('admin-applications.summary.made', {
              date: moment(now),
              name: me?.name ?? '',
            }),
            text('admin-applications.summary.clock', { country: countryTable[country].name[text.language] }),
          ])}
        </p>
        {told && <p className="wrap-anywhere">{told}</p>}
        {decisionsOf(application).map(({ decision, entry }) => (
          <p key={entry.at}>
            {joinWithDots([
              deciderWords(decision, entry, moment(entry.at), text),
              // The history tells it of any; of what was cancelled it is what the reader looks for.
              ...(status === 'withdrawn' ? notesOf(entry, application, text) : []),
            ])}
          </p>
        ))}
      </header>
      <ReviewPlan application={application} />
      <section className="keep-together">
        <h2 className="text-xl">{text('admin-applications.income')}</h2>
        {affordabilityWords(application, text).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <section className="keep-together">
        <h2 className="text-xl">{text('admin-applications.documents')}</h2>
        <ul>
          {documentTypes.map((type) => (
            <li key={type}>
              {text(`financing.document.${type}`)} – {stateOf(type)}
            </li>
          ))}
        </ul>
      </section>
      <ReviewTimeline application={application} isWhole />
      {status !== 'withdrawn' && status !== 'declined' && <PaymentSchedule plan={application} />}
      <div className="keep-together mt-6 grid grid-cols-2 gap-10">
        {(['decider', 'second'] as const).map((who) => (
          <p key={who} className="border-t border-ink pt-1 text-sm">
            {text(`admin-applications.summary.${who}`)}
          </p>
        ))}
      </div>
    </div>
  )
}
