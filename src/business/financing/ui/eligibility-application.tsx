import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { affordabilityOf } from '../affordability.ts'
import type { Application } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { recallAnswers } from './application-answers.ts'
import { isFixedPlan, wantedPlan } from './application-opening.ts'
import { ApplicationPlan } from './application-plan.tsx'
import { useApplicationStep, type ApplicationStep } from './application-steps.ts'
import { DocumentsToPrepare } from './documents-to-prepare.tsx'
import { EligibilityHero } from './eligibility-hero.tsx'
import { EligibilityMain } from './eligibility-main.tsx'
import { EligibilitySupport } from './eligibility-support.tsx'
import type { OpenedApplication } from './opened-application.ts'
import { planSearch } from './plan-address.ts'
import type { PictureOf } from './picture-of.ts'
import { keepSimulatedPlan, recallSimulatedPlan } from './simulated-plan.ts'
import { useOpening } from './use-opening.ts'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { eligibilityConditions } from '../eligibility-conditions.ts'

type EligibilityApplicationProps = { pictureOf: PictureOf; onTalkToExpert: () => void }

/** The application of this browser: begun or found again on load, completed, submitted; and what it is for. */
export function EligibilityApplication({ pictureOf, onTalkToExpert }: EligibilityApplicationProps) {
  const text = useText()
  const { country } = useVisitor()
  const [search] = useSearchParams()
  const [accepted, setAccepted] = useState<ApplicationRequest | null>(null)
  const [another, setAnother] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const wish = useMemo(
    () => ({ wanted: wantedPlan(search, country, accepted ?? recallSimulatedPlan()), country, another }),
    [search, country, accepted, another],
  )
  const opening = useOpening(wish)
  const { opened, failure } = opening

  const tell = useEffectEvent(() =>
    toast({ tone: 'error', title: text('eligibility.creation.title'), description: text('eligibility.creation.text') }),
  )
  useEffect(() => {
    if (failure) tell()
  }, [failure])

  const accept = (plan: ApplicationRequest) => {
    keepSimulatedPlan(plan)
    setAccepted(plan)
  }
  const isWithUs = opened?.kind === 'submitted' || opened?.kind === 'existing'
  const application = opened && 'application' in opened ? opened.application : null
  const { step } = useApplicationStep()
  const example =
    !isTaken && step === 'you' && wish.wanted === null && opened?.kind === 'draft' && isUntouched(opened.application)
      ? opened.application
      : null
  return (
    <>
      <EligibilityHero stage={stageOf(opened, step)} />
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-8 sm:pt-8 sm:pb-12 lg:beside-panel">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:order-1 lg:col-start-2 lg:row-start-1">
          {application && !example && (
            <ApplicationPlan application={application} pictureOf={pictureOf}>
              {opened?.kind === 'draft' && <ChangePlan application={application} />}
            </ApplicationPlan>
          )}
          {example ? <DocumentsToPrepare /> : !isWithUs && <EligibilityPanel application={application} />}
          {example && (
            <Disclosure summary={text('eligibility.example.see')}>
              <ApplicationPlan application={example} pictureOf={pictureOf} isExample />
            </Disclosure>
          )}
          <EligibilitySupport />
        </div>
        {example ? (
          <ExamplePlan application={example} onTake={() => setTaken(true)} />
        ) : (
          <EligibilityMain
            opening={opening}
            onAnother={() => setAnother(true)}
            onAccept={accept}
            onTalkToExpert={onTalkToExpert}
          />
        )}
      </div>
    </>
  )
}

/** True for an application as it was begun on load, to which nothing was added yet. */
const isUntouched = (application: Application) =>
  isFixedPlan(application) && application.documents.length === 0 && Object.keys(recallAnswers()).length === 0

/** How far it has come, as the head of the page tells it. */
function stageOf(opened: OpenedApplication | null, step: ApplicationStep): 'begin' | 'underway' | 'sent' {
  if (opened?.kind === 'submitted') return 'sent'
  return opened?.kind === 'draft' && step !== 'you' ? 'underway' : 'begin'
}

type ExamplePlanProps = { application: Application; onTake: () => void }

/** Who came without a plan chooses before there is a form: a system of their own, or the one that stands there as an example. */
function ExamplePlan({ application, onTake }: ExamplePlanProps) {
  const text = useText()
  const name = nameIn(application.product, text.language)
  const take = () => {
    flushSync(onTake)
    // Where it begins is in sight; the first field would take a phone's screen with its keyboard.
    const form = document.getElementsByName('fullName')[0]?.closest('form')
    form?.scrollIntoView()
    form?.querySelector('h2')?.focus({ preventScroll: true })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Card className="grid gap-4">
        <div>
          <h2 className="text-card">{text('eligibility.example.title')}</h2>
          <p className="text-muted">{text('eligibility.example.text')}</p>
        </div>
        <Button asChild size="lg" iconAfter="arrow-right">
          <Link to="/financing">{text('eligibility.example.choose')}</Link>
        </Button>
        <div className="grid justify-items-start">
          <Link to="/smart-solar-plan" className="link inline-flex min-h-11 items-center">
            {text('eligibility.example.audit')}
          </Link>
          <button type="button" onClick={take} className="link min-h-11 text-left">
            {text('eligibility.example.take', { name })}
          </button>
        </div>
      </Card>
      <EligibilityPanel application={null} />
    </div>
  )
}

function ChangePlan({ application }: { application: Application }) {
  const text = useText()
  const chosen = { ...application, productId: application.product.id, quoteKey: application.quote?.key }
  return (
    <Button asChild size="sm" tone="secondary" icon="edit">
      <Link to={`/financing${planSearch(chosen)}`}>{text('eligibility.changePlan')}</Link>
    </Button>
  )
}

/** What makes an application likely to be approved (specification 2, section 2.3). */
function EligibilityPanel({ application }: { application: Application | null }) {
  const text = useText()
  const { country } = useVisitor()
  const { monthlyIncome, activityMonths, incomeShare } = eligibilityConditions
  const { currency } = countryTable[country]
  const income = formatMoney({ amount: monthlyIncome[currency], currency })
  const asked = application && affordabilityOf(application, application.product.currency)
  // The income that these payments ask for, where it is more than anybody needs.
  const above =
    application && asked && asked.incomeAbove >= asked.incomeAtLeast
      ? text('eligibility.condition.share.income', {
          income: onOneLine(formatMoney({ amount: asked.incomeAbove, currency: application.product.currency })),
        })
      : ''
  const conditions = [
    text('eligibility.condition.activity', { months: activityMonths.value }),
    `${text('eligibility.condition.share', { share: incomeShare.value })} ${above}`,
    text('eligibility.condition.default'),
  ]
  return (
    <Disclosure open summary={text('eligibility.conditions')}>
      <p>{text('eligibility.conditions.lead')}</p>
      <ul className="mt-3 grid gap-2">
        <Condition>
          {text('eligibility.condition.income')} <span className="money">{income}</span>
        </Condition>
        {conditions.map((condition) => (
          <Condition key={condition}>{condition}</Condition>
        ))}
      </ul>
    </Disclosure>
  )
}

function Condition({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="check" className="mt-0.5 size-5 text-leaf" />
      <span>{children}</span>
    </li>
  )
}
