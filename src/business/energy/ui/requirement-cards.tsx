import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { RequirementCard } from './requirement-card.tsx'
import { sunWords } from './sun-words.ts'

/** The four numbers that a system must reach, each with how it came about. */
export function RequirementCards({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  const { requirement, explanations, backupHours } = answer
  const { language } = text
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
    { of: 'panels', value: formatQuantity(requirement.panels, '1', language), note: text('sizing.need.panels.note') },
  ] as const
  return (
    <section aria-labelledby="needs">
      <h3 id="needs" className="mb-4 text-xl">
        {text('sizing.need.title')}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2 sm:items-start">
        {cards.map(({ of, value, note }) => (
          <RequirementCard key={of} of={of} value={value} note={note} explanation={explanations[of]} />
        ))}
      </div>
    </section>
  )
}
