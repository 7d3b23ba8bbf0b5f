import { Disclosure } from '#design/disclosure.tsx'
import { Section } from '#design/section.tsx'
import { Photograph } from './photograph.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What happens from the visit on, in its order. */
export const installationSteps = ['visit', 'quote', 'payment', 'fitting', 'switchOn'] as const
const sides = ['ours', 'yours'] as const

/** How a system comes to a customer's: step by step what we do and what they prepare, on a phone in rows that open. Without days, which nobody sets. */
export function InstallationSteps({ inInstalments }: { inInstalments: boolean }) {
  const text = useText()
  const told = (step: (typeof installationSteps)[number], side: (typeof sides)[number]) => {
    const words = text(`installation.${step}.${side}`)
    return step === 'payment' && inInstalments ? `${words} ${text(`installation.payment.${side}.instalments`)}` : words
  }
  return (
    <Section ground="white" title={text('installation.title')} lead={text('installation.lead')}>
      <Photograph slot="crew" className="mb-8 aspect-16/9 max-h-80" />
      <ol aria-label={text('installation.title')} className="grid gap-x-6 lg:grid-cols-5">
        {installationSteps.map((step, at) => {
          const title = `${at + 1}. ${text(`installation.${step}.title`)}`
          return (
            <li key={step} className="border-t border-line lg:border-t-3 lg:border-sun lg:pt-4">
              {/* Where there is room it is open, and nothing is there to press. */}
              <Disclosure look="plain" heading="h3" summary={title} className="open-on-desk">
                <h3 className="desk-title mb-2 hidden">{title}</h3>
                <dl className="grid gap-3">
                  {sides.map((side) => (
                    <div key={side}>
                      <dt className="text-sm font-semibold text-leaf">{text(`installation.${side}`)}</dt>
                      <dd>{told(step, side)}</dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
