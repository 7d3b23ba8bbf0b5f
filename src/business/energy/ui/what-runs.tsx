import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { formatList, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { writtenSize } from '#kernel/written-size.ts'
import type { AuditAnswer, AuditedAppliance, SystemAnswer } from '../audit-answer.ts'
import type { Term } from '../explanation.ts'
import { actualHours, systemName } from './recommendation.tsx'
import { Explained } from './requirement-cards.tsx'

/** What a system is chosen for: all appliances or the essential ones, day and night or during power cuts. */
export type Purpose = 'everything' | 'essentials' | 'everythingInCuts' | 'essentialsInCuts'

/** A system of the answer, and what it is for. */
export type Solution = { readonly purpose: Purpose; readonly system: SystemAnswer }

/** The systems of an answer: the pick, then the cheaper or the dearer one where its price is another. */
export function solutionsOf({ pick, economical, comfort, requirement }: AuditAnswer): Solution[] {
  const isOnGrid = requirement.designMonth === null
  const [first, second]: readonly Purpose[] = isOnGrid
    ? ['essentialsInCuts', 'everythingInCuts']
    : ['everything', 'essentials']
  const other = economical ?? comfort
  return [
    ...(pick && first ? [{ purpose: first, system: pick }] : []),
    ...(other && second && other.totalPrice !== pick?.totalPrice ? [{ purpose: second, system: other }] : []),
  ]
}

type WhatRunsProps = { answer: AuditAnswer; solution: Solution }

/** Whether a solution carries every appliance. */
export const runsAll = ({ answer, solution }: WhatRunsProps, text: Text) =>
  answer.appliances.every((appliance) => serviceOf(appliance, solution, text).isWhole)

/** What runs and what does not, appliance by appliance. */
export function WhatRuns({ answer, solution }: WhatRunsProps) {
  const text = useText()
  const isAll = runsAll({ answer, solution }, text)
  const rows = (
    <ul className={`grid gap-x-8 ${isAll ? '' : 'sm:grid-cols-2'}`}>
      {answer.appliances.map((appliance) => (
        <ApplianceRow
          key={`${appliance.applianceId} ${appliance.isEssential}`}
          appliance={appliance}
          solution={solution}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="runs" className={isAll ? 'rounded-card bg-leaf-soft px-4 pt-4 pb-2 sm:px-6 sm:pt-5' : ''}>
      <h3 id="runs" className={isAll ? 'flex items-center gap-2 text-leaf' : 'mb-2'}>
        {isAll && <Icon name="check-circle" className="size-6 shrink-0" />}
        {text(!isAll ? 'sizing.runs.title' : isInCuts(solution) ? 'sizing.runs.wholeInCuts' : 'sizing.runs.whole')}
      </h3>
      {answer.allEssential && (
        <p className={isAll ? 'mt-1 text-muted' : 'mb-3 text-muted'}>{text('sizing.runs.allEssential')}</p>
      )}
      {isAll ? (
        <Disclosure
          look="plain"
          className="text-sm"
          summary={text('sizing.runs.list', { count: answer.appliances.length })}
        >
          {rows}
        </Disclosure>
      ) : (
        rows
      )}
    </section>
  )
}

function ApplianceRow({ appliance, solution }: { appliance: AuditedAppliance; solution: Solution }) {
  const text = useText()
  const name = text('energy.line.counted', {
    count: appliance.quantity,
    name: writtenSize(nameIn(appliance, text.language), text.language),
  })
  const { isWhole, words, share } = serviceOf(appliance, solution, text)
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon
        name={isWhole ? 'check-circle' : 'clock'}
        className={`mt-0.5 size-5 shrink-0 ${isWhole ? 'text-leaf' : 'text-clay'}`}
      />
      <div className="min-w-0">
        <strong className="block font-semibold">{name}</strong>
        <span className="text-sm text-muted">{words}</span>
        {share !== undefined && <ShareExplained {...{ appliance, share, solution }} />}
      </div>
    </li>
  )
}

/** The terms of a system's battery: what a simulated day gives the appliances besides the sun. */
export const batteryTerms = ({ backup }: SystemAnswer): Term[] =>
  backup.terms.filter(({ name }) => name !== 'nightOfEssentials')

type ShareExplainedProps = { appliance: AuditedAppliance; share: number; solution: Solution }

/** How the share of an appliance came about: energy served of energy asked for, over the ordinary days of the year. */
function ShareExplained({ appliance, share, solution }: ShareExplainedProps) {
  const text = useText()
  const { purpose, system } = solution
  const energy = (name: 'askedEnergy' | 'servedEnergy', value: number): Term => ({
    name,
    value: Math.round(value),
    unit: 'Wh',
    parameter: null,
  })
  return (
    <Explained
      what={nameIn(appliance, text.language)}
      formula={text(`sizing.formula.share.${purpose}`)}
      terms={[
        energy('askedEnergy', appliance.energy),
        energy('servedEnergy', appliance.energy * share),
        ...batteryTerms(system),
      ]}
    />
  )
}

const isInCuts = ({ purpose }: Solution) => purpose === 'essentialsInCuts' || purpose === 'everythingInCuts'

/** Whether an appliance always runs with a system; when, in words, and else the share of its energy that it gets in a year. */
function serviceOf(appliance: AuditedAppliance, solution: Solution, text: Text) {
  const { purpose, system } = solution
  const missed = appliance.isEssential
    ? undefined
    : system.notCarried.find(({ applianceId }) => applianceId === appliance.applianceId)
  if (!missed) return { isWhole: true, words: text(isInCuts(solution) ? 'sizing.runs.inCuts' : 'sizing.runs.always') }
  const { servedShare: share } = missed
  if (share === 0) return { isWhole: false, words: text('sizing.runs.never'), share }
  const percent = formatNumber(Math.floor(share * 100), text.language)
  return { isWhole: false, words: text(`sizing.runs.partly.${purpose}`, { share: percent }), share }
}

type TwoSolutionsProps = {
  answer: AuditAnswer
  solutions: readonly Solution[]
  shown: Solution
  onShow: (solution: Solution) => void
}

/** Everything and the essentials side by side, the other with its difference in price; either can be shown above. */
export function TwoSolutions({ answer, solutions, shown, onShow }: TwoSolutionsProps) {
  const text = useText()
  return (
    <section aria-labelledby="two">
      <h3 id="two" className="mb-3">
        {text('sizing.two.title')}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {solutions.map((solution) => (
          <SolutionCard
            key={solution.purpose}
            {...{ answer, solution }}
            other={solutions.find((each) => each !== solution)}
            isShown={solution.purpose === shown.purpose}
            onShow={() => onShow(solution)}
          />
        ))}
      </div>
    </section>
  )
}

type SolutionCardProps = {
  answer: AuditAnswer
  solution: Solution
  other: Solution | undefined
  isShown: boolean
  onShow: () => void
}

function SolutionCard({ answer, solution, other, isShown, onShow }: SolutionCardProps) {
  const text = useText()
  const { language } = text
  const { purpose, system } = solution
  const { currency, totalPrice, panels } = system
  const money = (amount: number) => formatMoney({ amount, currency })
  const difference = other && !isShown ? totalPrice - other.system.totalPrice : 0
  const partly = answer.appliances.filter((appliance) => !serviceOf(appliance, solution, text).isWhole)
  const names = formatList(
    partly.map((appliance) => nameIn(appliance, language)),
    language,
  )
  return (
    <Card className={`keep-together grid content-start gap-2 ${isShown ? 'border-ink' : ''}`}>
      <h4 className="text-h4 font-display font-bold">{text(`sizing.purpose.${purpose}`)}</h4>
      <p className="text-sm text-muted">{systemName(system, text)}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="money font-display text-2xl font-semibold">{money(totalPrice)}</span>
        {difference !== 0 && (
          <span className={difference < 0 ? 'text-leaf' : 'text-muted'}>
            {text(difference < 0 ? 'sizing.two.less' : 'sizing.two.more', { amount: money(Math.abs(difference)) })}
          </span>
        )}
      </p>
      <DataList
        rows={[
          { key: 'panels', label: text('sizing.two.panels'), value: formatNumber(panels, language) },
          { key: 'night', label: text('sizing.two.night'), value: actualHours(system, text) },
        ]}
      />
      <p className="text-sm">{partly.length === 0 ? text('sizing.two.whole') : text('sizing.two.partly', { names })}</p>
      {isShown ? (
        <p className="mt-auto flex min-h-11 items-center gap-2 font-semibold text-leaf print:hidden">
          <Icon name="check" className="size-5" />
          {text('sizing.two.shown')}
        </p>
      ) : (
        <Button tone="secondary" className="mt-auto justify-self-start print:hidden" onClick={onShow}>
          {text('sizing.two.show')}
        </Button>
      )}
    </Card>
  )
}
