import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'

/** How financing goes on from here: three steps. */
export function SimulatorSteps() {
  const text = useText()
  return (
    <Section ground="white" title={text('simulator.steps.title')}>
      <ol className="grid gap-6 md:grid-cols-3">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="border-t-3 border-sun pt-4">
            <h3>{text(`simulator.steps.${step}.title`)}</h3>
            <p className="mt-2 text-muted">{text(`simulator.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
