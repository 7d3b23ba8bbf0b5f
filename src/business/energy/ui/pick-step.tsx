import { useText } from '#i18n/text-context.tsx'
import { AppliancePicker } from './appliance-picker.tsx'
import { FreeGuide } from './free-guide.tsx'
import { Method } from './method.tsx'
import { ProjectTypeChoice } from './project-type-choice.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SelectionCard } from './selection-card.tsx'
import { SiteFields } from './site-fields.tsx'
import type { Audit } from './use-audit.ts'

/** Step 1: for what and where, and which appliances. */
export function PickStep({ audit, onContinue }: { audit: Audit; onContinue: () => void }) {
  const text = useText()
  const { appliances, lines, segment } = audit
  const selection = { lines, isBlocked: appliances.isPending || lines.length === 0, onContinue }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-10">
      <div className="grid min-w-0 gap-8">
        <ProjectTypeChoice segment={segment} />
        <SiteFields audit={audit} />
        <section aria-labelledby="appliances">
          <h2 id="appliances" className="text-2xl">
            {text('energy.picker.title')}
          </h2>
          <p className="mt-1 mb-4 text-muted">{text('energy.picker.lead')}</p>
          <AppliancePicker key={segment} audit={audit} />
        </section>
        <div className="grid gap-3">
          <Method />
          <FreeGuide />
        </div>
      </div>
      <SelectionCard {...selection} />
      <SelectionBar {...selection} />
    </div>
  )
}
