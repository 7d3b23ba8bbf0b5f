import { QuoteBeside } from '#business/quotes/ui/admin/quote-beside.tsx'
import type { Brand } from '#kernel/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '#client/api-error.ts'
import { Button, type ButtonProps } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { PaymentSchedule } from '../payment-schedule.tsx'
import { StatusTimeline } from '../status-timeline.tsx'
import { applicationReviewQuery } from './application-review-query.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { ReviewDocuments } from './review-documents.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewPlan } from './review-plan.tsx'
import { type Decision, decidedStatuses } from './use-decision.ts'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { paymentShare } from '../../affordability.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { countryTable } from '#kernel/country.ts'
import { ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { DataList } from '#design/data-list.tsx'
import type { Text } from '#i18n/text.ts'
import { useCompany } from '#client/company.tsx'
import type { Greeting } from '#kernel/contact-links.ts'
import { Banner } from '#design/banner.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { ApplicationStatus } from '../../application-status.ts'
import { needsSecondOpinion } from '../../second-opinion.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { formatLocalMoment, formatNumber, languageInSentence } from '#i18n/format.ts'
import { documentTypes } from '../../document-type.ts'

/** An application as whoever decides on it works on it. On paper it is the summary of the decision. */
export function ApplicationReview() {
  const { id = '' } = useParams()
  const text = useText()
  const { data: application, error, refetch } = useQuery(applicationReviewQuery(id))
  const [decision, setDecision] = useState<Decision | null>(null)
  if (error && !application) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <StateBlock
        tone="error"
        title={text(isGone ? 'admin-applications.gone' : 'shell.error.title')}
        action={!isGone && <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>}
      />
    )
  }
  if (!application) return <Skeleton className="h-96" />
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
        <ReviewHeader application={application} />
        <DecisionPanel application={application} onDecide={setDecision} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 xl:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ReviewDocuments application={application} onAskAgain={setDecision} />
            <AffordabilityCard application={application} />
            <ApplicantCard application={application} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ReviewPlan application={application} />
            {application.quote && <QuoteBeside quote={application.quote} />}
            <PaymentSchedule plan={application} />
            <StatusTimeline application={application} clock="reader" />
          </div>
        </div>
      </div>
      <DecisionSummary application={application} />
      {decision && <DecisionDialog application={application} decision={decision} onClose={() => setDecision(null)} />}
    </>
  )
}

/** What the plan asks of an income beside what the applicant wrote about theirs. */
function AffordabilityCard({ application }: { application: AdminApplication }) {
  const text = useText()
  const { isAffordable, affordability, additionalInfo } = application
  const verdict = isAffordable === null ? 'unknown' : isAffordable ? 'yes' : 'no'
  const tone = { unknown: 'neutral', yes: 'leaf', no: 'clay' } as const
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{text('admin-applications.income')}</h2>
        {affordability && <Badge tone={tone[verdict]}>{text(`admin-applications.income.is.${verdict}`)}</Badge>}
      </div>
      {affordabilityWords(application, text).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-sm wrap-anywhere text-muted">
        {additionalInfo.monthlyIncome
          ? text(`admin-applications.income.written.${additionalInfo.incomePeriod}`, {
              words: additionalInfo.monthlyIncome,
            })
          : text('admin-applications.income.silent')}
      </p>
      {affordability && (
        <p className="text-sm text-muted">
          {text('admin-applications.income.months', { count: affordability.activityMonths })}
        </p>
      )}
    </Card>
  )
}

/** Who applies: how to reach them, in which language, and what they do. */
function ApplicantCard({ application }: { application: AdminApplication }) {
  const { brand } = useCompany()
  const text = useText()
  const { additionalInfo, country, language } = application
  const { fullName, email, phone, employerName } = additionalInfo
  const unknown = text('admin-applications.notTold')
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.applicant')}</h2>
      <DataList
        className="[&_dd]:min-w-0 [&_dd]:wrap-anywhere"
        rows={[
          { key: 'name', label: text('admin-applications.name'), value: fullName || unknown },
          { key: 'email', label: text('admin-applications.email'), value: email || unknown },
          { key: 'phone', label: text('admin-applications.phone'), value: phone || unknown },
          { key: 'employer', label: text('admin-applications.employer'), value: employerName || unknown },
          {
            key: 'country',
            label: text('admin-applications.country'),
            value: countryTable[country].name[text.language],
          },
          {
            key: 'language',
            label: text('admin-applications.language'),
            value: languageInSentence(language, text.language),
          },
        ]}
      />
      {!email && !phone && <Banner tone="info" title={text('admin-applications.noContact.title')} />}
      <ContactWays
        person={{ email, phone, country }}
        language={language}
        context="admin-applications"
        greet={(theirs) => greetingOf(application, theirs, brand)}
      />
    </Card>
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

const tones: Partial<Record<ApplicationStatus, ButtonProps['tone']>> = { approved: 'primary', declined: 'danger' }

type DecisionPanelProps = {
  readonly application: AdminApplication
  readonly onDecide: (decision: Decision) => void
}

/** What can be decided now, and who has agreed where two must. */
function DecisionPanel({ application, onDecide }: DecisionPanelProps) {
  const text = useText()
  const { allowedStatuses, firstApproverName } = application
  const allowed = decidedStatuses.filter((status) => allowedStatuses.includes(status))
  const needsTwo = needsSecondOpinion(application)
  const waitsForSecond = needsTwo && firstApproverName !== null && allowed.includes('approved')
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.decision')}</h2>
      {waitsForSecond ? (
        <Banner tone="info" title={text('admin-applications.second.waits', { name: firstApproverName })}>
          {text('admin-applications.second.waits.text')}
        </Banner>
      ) : (
        needsTwo && (
          <p className="text-muted">
            {firstApproverName
              ? text('admin-applications.second.given', { name: firstApproverName })
              : neededWords(application, text)}
          </p>
        )
      )}
      {allowed.length === 0 && <p className="text-muted">{text('admin-applications.decision.none')}</p>}
      <div className="flex flex-wrap gap-3">
        {allowed.map((status) => (
          <Button key={status} tone={tones[status] ?? 'secondary'} onClick={() => onDecide({ status })}>
            {text(`admin-applications.decide.${status}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function neededWords({ secondApprovalAbove: amount, product: { currency } }: AdminApplication, text: Text): string {
  if (amount === 0) return text('admin-applications.second.always')
  return text('admin-applications.second.needed', { amount: formatMoney({ amount, currency }) })
}

/** The decision and what it rests on, on A4; to be seen on paper only. */
function DecisionSummary({ application }: { application: AdminApplication }) {
  const { brand } = useCompany()
  const text = useText()
  const me = useMe()
  const [now] = useState(() => new Date())
  const { reference, status, additionalInfo, documents, firstApproverName } = application
  const told = [additionalInfo.fullName, additionalInfo.email, additionalInfo.phone, additionalInfo.employerName]
    .filter(Boolean)
    .join(' · ')
  const hasCome = (type: string) => documents.some((document) => document.type === type)
  return (
    <div className="hidden gap-5 print:grid">
      <header>
        <p>{brand.name}</p>
        <h1 className="text-2xl">{text('admin-applications.summary.title', { reference })}</h1>
        <p>
          {text(`tracking.status.${status}`)} ·{' '}
          {text('admin-applications.summary.made', {
            date: formatLocalMoment(now, text.language),
            name: me?.name ?? '',
          })}
        </p>
        {told && <p className="wrap-anywhere">{told}</p>}
        {firstApproverName && <p>{text('admin-applications.second.given', { name: firstApproverName })}</p>}
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
              {text(`financing.document.${type}`)} –{' '}
              {text(hasCome(type) ? 'admin-applications.documents.received' : 'admin-applications.documents.missing')}
            </li>
          ))}
        </ul>
      </section>
      <StatusTimeline application={application} clock="reader" />
      <PaymentSchedule plan={application} />
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

/** Whether the stated income carries the plan, in sentences: what it asks, and how the income compares. */
export function affordabilityWords(
  application: Pick<AdminApplication, 'affordability' | 'statedIncome' | 'isAffordable' | 'monthlyPayment'> & {
    readonly product: Pick<AdminApplication['product'], 'currency'>
  },
  text: Text,
): readonly string[] {
  const { affordability, statedIncome, isAffordable, monthlyPayment, product } = application
  if (!affordability) return [text('admin-applications.income.none')]
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  const asked = text('admin-applications.income.asked', {
    minimum: money(affordability.minimumIncome),
    share: affordability.incomeShare,
    payment: money(monthlyPayment),
  })
  if (statedIncome === null || isAffordable === null) return [asked, text('admin-applications.income.unknown')]
  const income = money(statedIncome)
  const taken = paymentShare(monthlyPayment, statedIncome, isAffordable)
  const share = taken === null ? null : formatNumber(taken, text.language, Number.isInteger(taken) ? 0 : 1)
  const missing = money(affordability.minimumIncome - statedIncome)
  const compared = isAffordable
    ? text('admin-applications.income.enough', { income })
    : text('admin-applications.income.short', { income, missing })
  return [asked, compared, ...(share === null ? [] : [text('admin-applications.income.share', { share })])]
}
