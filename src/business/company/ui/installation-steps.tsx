import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'

const steps = ['visit', 'quote', 'payment', 'fitting', 'switchOn'] as const
const sides = ['ours', 'yours'] as const

/** How a system comes to a customer's: step by step what we do and what they prepare. Without days, which nobody sets. */
export function InstallationSteps({ inInstalments }: { inInstalments: boolean }) {
  const text = useText()
  const told = (step: (typeof steps)[number], side: (typeof sides)[number]) => {
    const words = text(`installation.${step}.${side}`)
    return step === 'payment' && inInstalments ? `${words} ${text(`installation.payment.${side}.instalments`)}` : words
  }
  return (
    <Section ground="white" title={text('installation.title')} lead={text('installation.lead')}>
      <ol className="grid gap-x-6 lg:grid-cols-5">
        {steps.map((step, at) => (
          <li
            key={step}
            className="relative pb-7 pl-14 before:absolute before:inset-y-0 before:left-[1.1875rem] before:w-0.5 before:bg-line last:pb-0 last:before:hidden lg:p-0 lg:before:inset-y-auto lg:before:top-[1.1875rem] lg:before:-right-6 lg:before:left-10 lg:before:h-0.5 lg:before:w-auto"
          >
            <span
              aria-hidden
              className="absolute left-0 grid size-10 place-items-center rounded-full bg-sun font-display font-bold lg:relative"
            >
              {at + 1}
            </span>
            <h3 className="pt-1.5 text-xl lg:pt-4">{text(`installation.${step}.title`)}</h3>
            <dl className="mt-2 grid gap-3">
              {sides.map((side) => (
                <div key={side}>
                  <dt className="text-sm font-semibold text-leaf">{text(`installation.${side}`)}</dt>
                  <dd>{told(step, side)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}
