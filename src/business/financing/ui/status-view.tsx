import { Link } from '#client/link.tsx'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { formatLongDate, formatMoment, formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { countryTable } from '#kernel/country.ts'
import { onOneLine } from '#kernel/money.ts'
import { askedBecause } from '../asked-because.ts'
import type { Application } from '../application.ts'
import { ApplicationPlan } from './application-plan.tsx'
import { DocumentList } from './document-list.tsx'
import { EligibilitySupport } from './eligibility-support.tsx'
import { incomeWords } from './income-words.ts'
import { LighterPlan } from './lighter-plan.tsx'
import { PaymentSchedule } from './payment-schedule.tsx'
import type { PictureOf } from './picture-of.ts'
import { StatusTimeline } from './status-timeline.tsx'
import { statusTone } from './status-tone.ts'
import { useDocumentUploads } from './use-document-uploads.ts'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { answerFields } from './answer-fields.ts'
import { documentTypes } from '../document-type.ts'

type ApplicationViewProps = {
  application: Application
  pictureOf: PictureOf
  isRefreshing: boolean
  onRefresh: () => void
}

/** An application: where it stands and what comes next, what happened, its plan, its documents. Prints as a summary. */
export function ApplicationView({ application, pictureOf, isRefreshing, onRefresh }: ApplicationViewProps) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { reference, status, country, reviewDueOn, submittedAt } = application
  const at = (moment: string) => formatMoment(new Date(moment), text.language, countryTable[country].utcOffset)
  const arrived = () => {
    toast({ title: text('tracking.request.sent') })
    onRefresh()
  }
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-8 sm:pt-8 sm:pb-12">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>{text('tracking.heading', { reference })}</h1>
          <Badge tone={statusTone[status]}>{text(`tracking.status.${status}`)}</Badge>
        </div>
        <p className="max-w-2xl text-lg">{text(`tracking.about.${status}`)}</p>
        {status === 'declined' && <WhyDeclined application={application} />}
        {reviewDueOn && (
          <p className="font-semibold">
            {text('tracking.due', { date: onOneLine(formatLongDate(reviewDueOn, text.language)) })}
          </p>
        )}
        {submittedAt && <p className="text-sm text-muted">{text('tracking.submittedAt', { date: at(submittedAt) })}</p>}
        <div className="flex flex-wrap gap-3 print:hidden">
          {status === 'draft' && (
            <Button asChild iconAfter="arrow-right">
              <Link to="/eligibility">{text('tracking.complete')}</Link>
            </Button>
          )}
          <Button tone="secondary" icon="refresh" loading={isRefreshing} onClick={onRefresh}>
            {text('tracking.refresh')}
          </Button>
          <Button tone="secondary" icon="print" onClick={() => window.print()}>
            {text('tracking.print')}
          </Button>
        </div>
      </header>
      {status === 'more_info_needed' && <StatusRequest application={application} onArrived={arrived} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start print:grid-cols-1">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StatusTimeline application={withReasonOnce(application)} />
          <StatusDocuments application={application} />
          <StatusAnswers application={application} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ApplicationPlan application={application} pictureOf={pictureOf} />
          {status !== 'declined' && <PaymentSchedule plan={application} />}
          <div className="print:hidden">
            <EligibilitySupport />
          </div>
        </div>
      </div>
      <p className="hidden text-sm print:block">
        {brand.name}, {contacts[country].phoneNumbers.join(' / ')}, {brand.emails.support}
      </p>
    </div>
  )
}

/** The decision that stands, with its reason. */
export const refusalOf = ({ timeline }: Application) => timeline.findLast(({ status }) => status === 'declined')

/** The reason of a refusal is told where the page says that it is refused, not again in what happened. */
export function withReasonOnce(application: Application): Application {
  if (application.status !== 'declined') return application
  const refusal = refusalOf(application)
  const timeline = application.timeline.map((entry) => (entry === refusal ? { ...entry, note: null } : entry))
  return { ...application, timeline }
}

/** Why an application was declined, and the way to a plan that asks less of each month. */
function WhyDeclined({ application }: { application: Application }) {
  const text = useText()
  const reason = refusalOf(application)?.note
  return (
    <div className="grid max-w-2xl gap-4">
      {reason ? (
        <Banner tone="info" title={text('tracking.declined.reason')}>
          <p className="whitespace-pre-line">{reason}</p>
        </Banner>
      ) : (
        <p>{text('tracking.declined.noReason')}</p>
      )}
      <LighterPlan application={application} />
    </div>
  )
}

/** What the applicant told beside the documents; nothing where they told nothing. */
function StatusAnswers({ application: { additionalInfo, product } }: { application: Application }) {
  const text = useText()
  const rows = answerFields.flatMap((field) => {
    const value = additionalInfo[field]
    if (!value || field === 'incomePeriod') return []
    const words = field === 'monthlyIncome' ? incomeWords(additionalInfo, product.currency, text) : value
    return [{ key: field, label: text(`eligibility.${field}`), value: words }]
  })
  if (rows.length === 0) return null
  return (
    <Card className="keep-together">
      <h2 className="text-card">{text('tracking.answers')}</h2>
      <DataList rows={rows} className="[&_dd]:min-w-0 [&_dd]:break-words" />
    </Card>
  )
}

/** Which documents have arrived. Their content is shown to nobody but staff. */
function StatusDocuments({ application }: { application: Application }) {
  const text = useText()
  const { status, documents, requestedDocuments } = application
  return (
    <Card className="keep-together">
      <h2 className="text-card">{text('tracking.documents')}</h2>
      <ul className="divide-y divide-line">
        {documentTypes.map((type) => {
          const document = documents.find((each) => each.type === type)
          const isRequested = requestedDocuments.includes(type)
          return (
            <li key={type} className="flex items-start justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p>{text(`financing.document.${type}`)}</p>
                {document && (
                  <p className="truncate text-sm text-muted">
                    {document.name} · {formatFileSize(document.size, text.language)}
                  </p>
                )}
              </div>
              {isRequested ? (
                <Badge tone="clay">
                  {text(`tracking.documents.${status === 'more_info_needed' ? 'requested' : 'notComeAgain'}`)}
                </Badge>
              ) : (
                <Badge tone={document ? 'leaf' : 'neutral'} icon={document ? 'check' : undefined}>
                  {text(document ? 'eligibility.upload.received' : 'tracking.documents.missing')}
                </Badge>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The documents that the company asked for again, to be sent here. */
function StatusRequest({ application, onArrived }: { application: Application; onArrived: () => void }) {
  const text = useText()
  const { id, requestedDocuments, timeline } = application
  const uploads = useDocumentUploads(id, onArrived)
  const { slots } = uploads
  // What has arrived is no longer asked for, but stays in sight.
  const types = documentTypes.filter((type) => requestedDocuments.includes(type) || slots[type]?.arrived)
  return (
    <section aria-labelledby="requested" className="grid gap-4 print:hidden">
      <h2 id="requested">{text('tracking.request.heading', { count: requestedDocuments.length })}</h2>
      <Banner tone="info" title={text('tracking.request.title')}>
        {text('tracking.request.text')}
      </Banner>
      <DocumentList
        types={types}
        uploads={uploads}
        received={(type) => slots[type]?.arrived ?? null}
        reason={(type) => askedBecause(timeline, type)}
      />
    </section>
  )
}
