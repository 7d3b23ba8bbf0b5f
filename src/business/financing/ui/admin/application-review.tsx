import { QuoteBeside } from '#business/quotes/ui/admin/quote-beside.tsx'
import type { Brand } from '#kernel/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError } from '#client/api-error.ts'
import { Button } from '#design/button.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { PaymentSchedule } from '../payment-schedule.tsx'
import { momentsOf } from './moments-of.ts'
import { ApplicantView } from './applicant-view.tsx'
import { applicationReviewQuery } from './application-review-query.ts'
import { CorrectContact } from './correct-contact.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { DecisionSummary } from './decision-summary.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { IncomeCard } from './income-card.tsx'
import { KnownApplications } from './known-applications.tsx'
import { isBeingHandedIn } from './next-decision.ts'
import { ReviewDocuments } from './review-documents.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewPlan } from './review-plan.tsx'
import { ReviewTimeline } from './review-timeline.tsx'
import { ReviewWork } from './review-work.tsx'
import { useApplicationWork } from './use-application-work.ts'
import type { Decision } from './use-decision.ts'
import { Card } from '#design/card.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import type { DocumentType } from '../../document-type.ts'
import { countryTable } from '#kernel/country.ts'
import { Contacts, ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { PhoneFold } from '#design/admin/phone-fold.tsx'
import { DataList } from '#design/data-list.tsx'
import type { Text } from '#i18n/text.ts'
import { useCompany } from '#client/company.tsx'
import type { Greeting } from '#kernel/contact-links.ts'
import { languageName } from '#i18n/format.ts'

/** An application as whoever decides on it works on it. On paper it is the summary of the decision. */
export function ApplicationReview() {
  const { id = '' } = useParams()
  return <Review key={id} id={id} />
}

function Review({ id }: { readonly id: string }) {
  const text = useText()
  const { data: application, error, refetch } = useQuery(applicationReviewQuery(id))
  const [decision, setDecision] = useState<Decision | null>(null)
  const [shown, setShown] = useState<DocumentType | null>(null)
  if (error && !application) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <div className="grid gap-4">
        <h1 className="text-2xl sm:text-3xl">{text('admin-applications.title')}</h1>
        <StateBlock
          tone="error"
          title={text(isGone ? 'admin-applications.gone' : 'shell.error.title')}
          action={
            isGone ? (
              <Button asChild tone="secondary">
                <Link to="/admin/applications">{text('admin-applications.back')}</Link>
              </Button>
            ) : (
              <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>
            )
          }
        />
      </div>
    )
  }
  if (!application) return <RecordSkeleton label={text('shell.loading')} />
  const isHandedIn = isBeingHandedIn(application)
  const documents = <ReviewDocuments {...{ application, isHandedIn }} onAskAgain={setDecision} onShow={setShown} />
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-20 sm:gap-6 lg:pb-0 print:hidden">
        <ReviewHeader application={application} />
        {isHandedIn && documents}
        <DecisionPanel {...{ application, isHandedIn }} onDecide={setDecision} onShow={setShown} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
            {!isHandedIn && documents}
            <IncomeCard application={application} />
            <ReviewPlan application={application} />
            <PaymentSchedule plan={application} previewRows={0} />
            {application.quote && <QuoteBeside quote={application.quote} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
            <ApplicantCard application={application} />
            <ReviewWork application={application} />
            <ReviewTimeline application={application} />
          </div>
        </div>
      </div>
      <DecisionSummary application={application} />
      {shown && <DocumentViewer application={application} shown={shown} onShow={setShown} onDecide={setDecision} />}
      {decision && <DecisionDialog application={application} decision={decision} onClose={() => setDecision(null)} />}
    </>
  )
}

/** Who applies: how to reach them, in which language, and what they do. */
function ApplicantCard({ application }: { application: AdminApplication }) {
  const { brand } = useCompany()
  const text = useText()
  const { additionalInfo, country, language } = application
  const { fullName, email, employerName } = additionalInfo
  const { shownPhone: phone } = application
  const { mutate, isPending } = useApplicationWork(application)
  const unknown = text('admin-applications.notTold')
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.applicant')}</h2>
      <PhoneFold summary={text('admin-applications.details')}>
        <DataList
          className="[&_dd]:min-w-0 [&_dd]:wrap-anywhere"
          rows={[
            { key: 'name', label: text('admin-applications.name'), value: fullName || unknown },
            { key: 'email', label: text('admin-applications.email'), value: email || unknown },
            {
              key: 'phone',
              label: text('admin-applications.phone'),
              value: phone ? <Contacts person={{ phone, dialledNumber: application.dialledNumber }} /> : unknown,
            },
            { key: 'employer', label: text('admin-applications.employer'), value: employerName || unknown },
            {
              key: 'country',
              label: joinWithDots([text('admin.country'), text('admin-applications.language')]),
              value: joinWithDots([countryTable[country].name[text.language], languageName(language, text.language)]),
            },
          ]}
        />
      </PhoneFold>
      <ContactWays
        person={{ email, phone, dialledNumber: application.dialledNumber }}
        language={language}
        context="admin-applications"
        greet={(theirs) => greetingOf(application, theirs, brand)}
        onNote={(contact) => mutate({ contact })}
        isNoting={isPending}
      />
      <CorrectContact application={application} />
      <Link
        to={`/admin/people/${application.reference}`}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {text('admin.person')}
      </Link>
      {application.others.length > 0 && (
        <section>
          <h3 className="text-base">{text('admin-applications.others')}</h3>
          <KnownApplications applications={application.others} country={country} />
        </section>
      )}
      <ApplicantMails mails={application.mails} country={country} />
      <ApplicantView application={application} />
    </Card>
  )
}

/** What became of each mail that the applicant was sent. */
function ApplicantMails({ mails, country }: Pick<AdminApplication, 'mails' | 'country'>) {
  const text = useText()
  if (mails.length === 0) return null
  return (
    <section>
      <h3 className="text-base">{text('admin-applications.mails')}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {mails.map(({ id, status, state, at }) => (
          <li key={id} className={state === 'failed' ? 'font-semibold text-clay-deep' : 'text-muted'}>
            {joinWithDots([
              text(status === 'reopened' ? 'admin-applications.mail.reopened' : `tracking.timeline.${status}`),
              text(`admin-applications.mail.${state}`, { date: momentsOf({ country }, text).inFull(at) }),
            ])}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What an applicant is greeted with, in their language. */
function greetingOf(
  { reference, additionalInfo: { fullName } }: AdminApplication,
  theirs: Text,
  brand: Brand,
): Greeting {
  const said = { brand: brand.name, reference }
  return {
    subject: theirs('admin-applications.greeting.subject', said),
    words: fullName
      ? theirs('admin-applications.greeting.named', { ...said, name: fullName })
      : theirs('admin-applications.greeting', said),
  }
}
