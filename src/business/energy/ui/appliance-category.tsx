import { useEffect, useRef, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedCategory } from '../listed-appliance.ts'
import { ApplianceRow } from './appliance-row.tsx'
import { nameIn } from '#kernel/name-in.ts'

type ApplianceCategoryProps = {
  category: ListedCategory
  usage: readonly ApplianceUsage[]
  startsOpen: boolean
}

/** One shelf of the picker. Its rows are drawn once it is opened; until then, and without script, its names in words. */
export function ApplianceCategory({ category, usage, startsOpen }: ApplianceCategoryProps) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  const [opened, setOpened] = useState(startsOpen)
  const show = (open: boolean) => {
    setOpen(open)
    if (open) setOpened(true)
  }
  // A visitor may open it before the script is there.
  useEffect(() => show(box.current?.querySelector('details')?.open ?? false), [])
  const byId = new Map(usage.map((line) => [line.applianceId, line]))
  const ticked = category.appliances.filter(({ id }) => byId.has(id)).length
  return (
    <div ref={box}>
      <Disclosure
        open={isOpen}
        onToggle={show}
        summary={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {nameIn(category, text.language)}
            {ticked > 0 && <Badge tone="sun">{text('energy.picker.ticked', { count: ticked })}</Badge>}
          </span>
        }
      >
        {opened ? (
          <ul className="divide-y divide-line">
            {category.appliances.map((appliance) => (
              <ApplianceRow
                key={appliance.id}
                appliance={appliance}
                segment={category.segment}
                usage={byId.get(appliance.id)}
              />
            ))}
          </ul>
        ) : (
          <p>{category.appliances.map((appliance) => nameIn(appliance, text.language)).join(', ')}</p>
        )}
      </Disclosure>
    </div>
  )
}
