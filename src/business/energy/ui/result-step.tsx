import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from '#client/link.tsx'
import { keepAudit } from '#client/kept-audit.ts'
import { LazyPart } from '#client/lazy.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { auditQuery } from './audit-queries.ts'
import { failureOf } from './audit-failure.ts'
import { Calculating } from './calculating.tsx'
import { CalculationFailure } from './calculation-failure.tsx'
import { useAgainOnline } from './use-again-online.ts'
import type { Audit } from './use-audit.ts'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { chatLink, type Brand } from '#kernel/brand.ts'
import { useVisitor } from '#client/visitor.tsx'
import type { AuditAnswer, ClosestAlternative as Alternative, SystemAnswer } from '../audit-answer.ts'
import type { AuditRequest } from '../audit-request.ts'
import type { InstalmentsOf } from './instalments.ts'
import { Recommendation } from './recommendation.tsx'
import { KeepQuote, TotalBar } from './ways-on.tsx'
import { useKeeping } from './use-keeping.ts'
import { runsAll, solutionsOf, TwoSolutions, WhatRuns } from './what-runs.tsx'
import { RequirementCards } from './requirement-cards.tsx'
import { formatKwh, formatLongDate, formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { Segment } from '../segment.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { nameIn } from '#kernel/name-in.ts'
import { placeName } from '../place-name.ts'
import type { Calculated } from '#client/calculated.ts'
import { Banner } from '#design/banner.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { DayChart } from '#design/charts/day-chart.tsx'
import { daylight } from './daylight.ts'
import { sunWords } from './sun-words.ts'
import { EnergyTotals } from './energy-totals.tsx'
import { ClosestAlternative } from './closest-alternative.tsx'
import { YearWaiting } from './year-waiting.tsx'

type ResultStepProps = {
  audit: Pick<Audit, 'draft' | 'lines' | 'segment' | 'requestFor'>
  onModify: () => void
  onTalkToExpert: () => void
  instalmentsOf: InstalmentsOf
  likeIt: LikeIt
}

/** The ids of what is worth holding against so many units of a product. */
export type LikeIt = (productId: number, units: number) => readonly number[]

/**
 * Step 3. Reached by a calculation its answer is there already; after a reload it is asked for again. What is shown is kept:
 * it can go with a request.
 */
export default function ResultStep(props: ResultStepProps) {
  const { audit } = props
  const request = audit.requestFor(audit.draft.calculatedHours)
  const query = useQuery(auditQuery(request))
  const { data, error, refetch, isFetching } = query
  useAgainOnline(query)
  const shown = data ? JSON.stringify(request) : null
  const pick = data?.pick ?? null
  useEffect(() => {
    if (!shown) return
    keepAudit(shown, pick && { id: pick.id, name: pick.name, nameEn: pick.nameEn })
  }, [shown, pick])
  if (data) return <AuditResult answer={data} request={request} {...props} />
  if (error && !isFetching) {
    return <CalculationFailure failure={failureOf(error, audit.lines)} onRetry={() => void refetch()} />
  }
  return <Calculating />
}

type AuditResultProps = ResultStepProps & { request: AuditRequest; answer: Calculated<AuditAnswer> }

/** What the audit found: the system that works or the closest one, what it carries, and how every number came about. */
function AuditResult({ request, answer, audit, onModify, onTalkToExpert, instalmentsOf, likeIt }: AuditResultProps) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const solutions = solutionsOf(answer)
  const [purpose, show] = useState(solutions[0]?.purpose)
  const solution = solutions.find((each) => each.purpose === purpose) ?? solutions[0]
  const runs = solution && <WhatRuns {...{ answer, solution }} />
  const isWhole = solution !== undefined && runsAll({ answer, solution }, text)
  const keeping = useKeeping(request)
  const actions = useRef<HTMLDivElement>(null)
  const instalments = solution && instalmentsOf(solution.system.totalPrice)
  const shareLinks = <ShareLinks chat={chatLink(contacts[country], auditSummary(answer, audit.segment, text, brand))} />
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="text-h1">{text('sizing.result.title')}</h2>
        <p className="mt-1 hidden text-sm print:block">
          {brand.name}, {contacts[country].phoneNumbers.join(' / ')}
        </p>
      </div>
      {answer.pricesOf && (
        <Banner
          tone="info"
          title={text('sizing.onDevice', { date: formatLongDate(answer.pricesOf.slice(0, 10), text.language) })}
        />
      )}
      {!answer.pick && <NoMatch closest={answer.closestAlternative} onTalkToExpert={onTalkToExpert} />}
      {solution && instalments && (
        <>
          <Recommendation
            {...{ answer, instalments, keeping, actions }}
            system={solution.system}
            badge={text(solution.system === answer.pick ? 'sizing.match.badge' : `sizing.purpose.${solution.purpose}`)}
            runs={isWhole && runs}
          >
            {shareLinks}
          </Recommendation>
          {!isWhole && runs}
          {solutions.length > 1 && (
            <TwoSolutions {...{ answer, solutions }} shown={solution} onShow={(chosen) => show(chosen.purpose)} />
          )}
        </>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
        <CompareLink {...{ answer, likeIt }} />
        <Button tone="secondary" icon="edit" onClick={onModify}>
          {text('sizing.result.modify')}
        </Button>
        {!solution && shareLinks}
      </div>
      <EnergyTotals answer={answer} />
      {solution && <YearWhenNear {...{ request, answer }} system={solution.system} />}
      {/* The year has its own day; paper and who gets no system have this one. */}
      <LoadChart answer={answer} className={solution ? 'hidden print:block' : ''} />
      <RequirementCards answer={answer} />
      {solution && <KeepQuote system={solution.system} keeping={keeping} isLast />}
      {solution && instalments && <TotalBar system={solution.system} {...{ instalments, keeping, actions }} />}
    </div>
  )
}

const loadYear = () => import('./system-year.tsx')
const yearWords: readonly MessageContext[] = ['savings']

/** The system's year: its code and its figures come when the visitor comes near. */
function YearWhenNear(shown: { request: AuditRequest; answer: AuditAnswer; system: SystemAnswer }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '300px',
    })
    near.observe(place.current)
    return () => near.disconnect()
  }, [])
  return (
    <div ref={place} className="print:hidden">
      {isNear ? (
        <LazyPart load={loadYear} contexts={yearWords} props={shown} waiting={<YearWaiting />} />
      ) : (
        <YearWaiting />
      )}
    </div>
  )
}

/** The result sent to us, or put on paper. */
function ShareLinks({ chat }: { chat: string }) {
  const text = useText()
  const look = 'link inline-flex min-h-11 items-center gap-2'
  return (
    <>
      <button type="button" className={look} onClick={() => window.print()}>
        <Icon name="print" />
        {text('sizing.result.print')}
      </button>
      <a href={chat} target="_blank" rel="noopener noreferrer" className={look}>
        <Icon name="chat" />
        {text('sizing.result.chat')}
      </a>
    </>
  )
}

/** To the comparison, for this load, of the systems that the answer names, or of the only one and two like it; they can be none. */
function CompareLink({ answer, likeIt }: { answer: AuditAnswer; likeIt: LikeIt }) {
  const text = useText()
  const { pick, economical, comfort, closestAlternative } = answer
  const named = [pick, economical, comfort, closestAlternative].flatMap((system) => system ?? [])
  const ids = [...new Set(named.map(({ id }) => id))]
  const [first] = named
  // One system in a table is no comparison.
  if (ids.length === 1 && first) ids.push(...likeIt(first.id, first.units))
  return (
    <Button asChild tone="secondary">
      <Link to={`/compare?systems=${ids.join(',')}`}>{text('sizing.result.compare')}</Link>
    </Button>
  )
}

/** The result in a few lines, as the message that a visitor sends us. */
function auditSummary(answer: AuditAnswer, segment: Segment, text: Text, brand: Brand): string {
  const { language } = text
  const { requirement, recommendedProduct, place } = answer
  // The panels that the system shown first is priced with.
  const array = answer.pick?.panels ? answer.pick : requirement
  const needs = text('sizing.chat.needs', {
    brand: brand.name,
    type: text(`energy.type.${segment}`),
    place: placeName(place, place.country),
    total: formatKwh(answer.totalDailyEnergy, language),
    essential: formatKwh(answer.totalEssentialEnergy, language),
    inverter: formatQuantity(requirement.inverterW, 'W', language),
    battery: formatQuantity(requirement.batteryWh, 'Wh', language),
    panels: array.panels,
    power: array.panelPowerW,
    hours: answer.backupHours,
  })
  const system = recommendedProduct
    ? text('sizing.chat.system', { name: nameIn(recommendedProduct, language) })
    : text('sizing.chat.noSystem')
  return `${needs}\n${system}`
}

/** What is used in each hour of a day beside what the sun gives. */
function LoadChart({ answer, className }: { answer: AuditAnswer; className: string }) {
  const text = useText()
  return (
    <Card className={`keep-together ${className}`}>
      <h3 className="mb-1">{text('sizing.chart.title')}</h3>
      <p className="mb-4 text-sm text-muted">{sunWords(answer, text)}</p>
      <DayChart
        load={answer.loadProfileWh}
        sun={answer.sunProfileWh}
        daylight={daylight(answer.sunProfileWh)}
        showTitle={false}
        labels={{
          title: text('sizing.chart.title'),
          load: text('sizing.chart.load'),
          sun: text('sizing.chart.sun'),
          hour: text('sizing.chart.hour'),
          night: text('sizing.chart.night'),
          unit: 'Wh',
          amount: (value) => formatNumber(value, text.language),
          time: (hour) => text('sizing.chart.time', { hour }),
        }}
      />
      <p className="mt-3 text-sm text-muted">{text('sizing.chart.note')}</p>
    </Card>
  )
}

/** No system of the catalogue is enough: a custom one, by an expert, and the closest that there is. */
function NoMatch({ closest, onTalkToExpert }: { closest: Alternative | null; onTalkToExpert: () => void }) {
  const text = useText()
  return (
    <section aria-labelledby="no-match" className="grid gap-5 rounded-card border-2 border-ink bg-white p-4 sm:p-6">
      <div>
        <h3 id="no-match" className="text-h2">
          {text('sizing.noMatch.title')}
        </h3>
        <p className="mt-2 max-w-2xl text-muted">{text('sizing.noMatch.text')}</p>
      </div>
      <Button className="justify-self-start print:hidden" icon="chat" onClick={onTalkToExpert}>
        {text('sizing.noMatch.expert')}
      </Button>
      {closest && (
        <ClosestAlternative system={closest}>
          <Link to={`/products/${closest.id}?audited=true`} from="energy-audit" className="link print:hidden">
            {text('sizing.match.details')}
          </Link>
        </ClosestAlternative>
      )}
    </section>
  )
}
