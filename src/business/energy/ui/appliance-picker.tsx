import { useDeferredValue, useState, useEffect, useRef, memo } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Audit } from './use-audit.ts'
import { Badge } from '#design/badge.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedCategory, ListedAppliance } from '../listed-appliance.ts'
import { nameIn } from '#kernel/name-in.ts'
import { searchNames } from './appliance-search.ts'
import { Checkbox } from '#design/checkbox.tsx'
import { formatNumber } from '#i18n/format.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'
import { lineEnergy } from '../load.ts'
import { parameters } from '../parameters.ts'
import type { UsageChange } from './audit-draft.ts'
import { EssentialBox } from './essential-box.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

/** The appliances of the project type: by category, or those that a search finds in all of them. */
export function AppliancePicker({ audit: { appliances, draft, segment } }: { audit: Audit }) {
  const text = useText()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const usage = draft.lines[segment]
  if (appliances.isPending) return <CategorySkeletons label={text('energy.picker.loading')} />
  if (appliances.isError) {
    return (
      <StateBlock
        tone="error"
        level={3}
        title={text('energy.picker.error')}
        action={
          <Button icon="refresh" loading={appliances.isFetching} onClick={() => void appliances.refetch()}>
            {text('energy.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <div className="grid gap-3">
      <Field label={text('energy.picker.search')} hideLabel>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={text('energy.picker.search')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Field>
      {searched.trim() === '' ? (
        appliances.data.map((category, index) => (
          <ApplianceCategory key={category.id} category={category} usage={usage} startsOpen={index === 0} />
        ))
      ) : (
        <ApplianceMatches categories={appliances.data} usage={usage} query={searched} />
      )}
    </div>
  )
}

function CategorySkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {[1, 2, 3, 4].map((category) => (
        <Skeleton key={category} className="h-14" />
      ))}
    </div>
  )
}

type ApplianceCategoryProps = {
  category: ListedCategory
  usage: readonly ApplianceUsage[]
  startsOpen: boolean
}

/** One shelf of the picker. Its rows are drawn once it is opened; until then, and without script, its names in words. */
function ApplianceCategory({ category, usage, startsOpen }: ApplianceCategoryProps) {
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

type ApplianceMatchesProps = {
  categories: readonly ListedCategory[]
  usage: readonly ApplianceUsage[]
  query: string
}

/** What a search finds, under the categories that it stands in. */
function ApplianceMatches({ categories, usage, query }: ApplianceMatchesProps) {
  const text = useText()
  const byId = new Map(usage.map((line) => [line.applianceId, line]))
  const found = categories
    .map((category) => ({ ...category, appliances: searchNames(category.appliances, query) }))
    .filter(({ appliances }) => appliances.length > 0)
  const count = found.reduce((sum, { appliances }) => sum + appliances.length, 0)
  return (
    <div className="rounded-card border border-line bg-white p-4">
      <p role="status" className="text-sm text-muted">
        {text('energy.picker.found', { count })}
      </p>
      {found.map((category) => (
        <section key={category.id} className="mt-4">
          <h3 className="text-base">{nameIn(category, text.language)}</h3>
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
        </section>
      ))}
    </div>
  )
}

type ApplianceRowProps = {
  appliance: ListedAppliance
  segment: Segment
  usage: ApplianceUsage | undefined
}

/** An appliance to tick; ticked, how many there are and how they are used. */
const ApplianceRow = memo(function ApplianceRow({ appliance, segment, usage }: ApplianceRowProps) {
  const text = useText()
  const name = nameIn(appliance, text.language)
  const tick = (ticked: boolean) =>
    dispatchAudit(ticked ? { type: 'tick', segment, appliance } : { type: 'untick', segment, id: appliance.id })
  return (
    <li>
      <Checkbox
        checked={usage !== undefined}
        onChange={(event) => tick(event.currentTarget.checked)}
        label={name}
        hint={text('energy.watts', { power: formatNumber(appliance.power, text.language) })}
      />
      {usage && <UsageControls {...{ appliance, name, segment, usage }} />}
    </li>
  )
})

type UsageControlsProps = {
  appliance: ListedAppliance
  name: string
  segment: Segment
  usage: ApplianceUsage
}

/** How many, how long by day and by night, and whether it must keep running in a cut. */
function UsageControls({ appliance, name, segment, usage }: UsageControlsProps) {
  const text = useText()
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id: appliance.id, change: part })
  return (
    <fieldset className="mb-3 grid gap-x-6 gap-y-2 rounded-control bg-sand px-3 py-3 sm:grid-cols-2">
      <legend className="sr-only">{name}</legend>
      <QuantityStepper name={name} quantity={usage.quantity} onChange={(quantity) => change({ quantity })} />
      <p className="flex items-center text-sm text-muted sm:justify-end">
        {text('energy.line.energy', {
          energy: formatNumber(lineEnergy({ ...appliance, ...usage }), text.language),
        })}
      </p>
      <HoursSlider
        label={text('energy.hours.day')}
        hours={usage.hoursDay}
        max={parameters.dayHours.value}
        onChange={(hoursDay) => change({ hoursDay })}
      />
      <HoursSlider
        label={text('energy.hours.night')}
        hours={usage.hoursNight}
        max={parameters.nightHours.value}
        onChange={(hoursNight) => change({ hoursNight })}
      />
      <EssentialBox
        className="sm:col-span-2"
        isEssential={usage.isEssential}
        onChange={(isEssential) => change({ isEssential })}
      />
    </fieldset>
  )
}
