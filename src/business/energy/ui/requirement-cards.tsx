import type { ReactNode } from 'react'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { sourceWords } from './source-words.ts'
import { sunWords } from './sun-words.ts'
import { Disclosure } from '#design/disclosure.tsx'
import { Figure } from '#design/figure.tsx'
import type { ExplainedNumber, Explanation, Term } from '../explanation.ts'

/** The four numbers that a system must reach, which open, each with how it came about. */
export function RequirementCards({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  const { requirement, explanations, backupHours, pick } = answer
  const { language } = text
  const other = pick && otherPanels(pick, requirement)
  const cards = [
    {
      of: 'inverter',
      value: formatQuantity(requirement.inverterW, 'W', language),
      note: text('sizing.need.inverter.note', { peak: formatQuantity(requirement.peakW, 'W', language) }),
    },
    {
      of: 'battery',
      value: formatQuantity(requirement.batteryWh, 'Wh', language),
      note: text('sizing.need.battery.note', { hours: backupHours }),
    },
    { of: 'array', value: formatQuantity(requirement.arrayWp, 'Wp', language), note: sunWords(answer, text) },
    {
      of: 'panels',
      value: formatQuantity(requirement.panels, '1', language),
      note: (
        <>
          {text('sizing.need.panels.note')}
          {pick && other && (
            <span className="mt-1 block">
              {text(`sizing.need.panels.${other}`, { count: pick.panels, power: pick.panelPowerW })}
            </span>
          )}
        </>
      ),
    },
  ] as const
  return (
    <Disclosure heading="h3" summary={text('sizing.need.title')}>
      <div className="grid gap-x-8 sm:grid-cols-2 sm:items-start">
        {cards.map(({ of, value, note }) => (
          <RequirementCard
            key={of}
            label={text(`sizing.need.${of}`, { power: requirement.panelPowerW })}
            of={of}
            value={value}
            note={note}
            explanation={explanations[of]}
          />
        ))}
      </div>
    </Disclosure>
  )
}

type Panels = { readonly panels: number; readonly panelPowerW: number }

/** Why a system has more panels than the appliances ask for, or fewer; of others that come to less there is nothing to say. */
function otherPanels(pick: Panels, asked: Panels): 'more' | 'less' | null {
  if (pick.panels * pick.panelPowerW > asked.panels * asked.panelPowerW) return 'more'
  const isAlike = pick.panels === 0 || pick.panelPowerW === asked.panelPowerW
  return isAlike && pick.panels < asked.panels ? 'less' : null
}

type RequirementCardProps = {
  label: string
  of: ExplainedNumber
  value: string
  note: ReactNode
  explanation: Explanation
}

/** One number that the system must reach, its formula and every number that went into it. */
function RequirementCard({ label, of, value, note, explanation }: RequirementCardProps) {
  const text = useText()
  return (
    <div className="keep-together border-t border-line pt-3">
      <Figure label={label} value={value} note={note} />
      <Explained className="mt-1" what={label} formula={text(`sizing.formula.${of}`)} terms={explanation.terms} />
    </div>
  )
}

type ExplainedProps = {
  /** Of what; heard, not seen. */
  what: string
  formula: string
  terms: readonly Term[]
  className?: string
}

/** A formula that opens, with its numbers in reading order; those that we assume name their source. */
export function Explained({ what, formula, terms, className = '' }: ExplainedProps) {
  const text = useText()
  return (
    <Disclosure
      look="plain"
      className={`text-sm ${className}`}
      summary={
        <>
          {text('sizing.explain')}
          <span className="sr-only"> {what}</span>
        </>
      }
    >
      <p className="mb-2 rounded-control bg-sand px-3 py-2">{formula}</p>
      <dl className="divide-y divide-line">
        {terms.map(({ name, value, unit, parameter }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5">
            <dt>{text(`sizing.term.${name}`)}</dt>
            <dd className="figure">{formatQuantity(value, unit, text.language)}</dd>
            {parameter && <dd className="col-span-2 text-muted">{sourceWords(parameter, text)}</dd>}
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
