import { useText } from '#i18n/text-context.tsx'
import { AppliancePicker } from './appliance-picker.tsx'
import { PresetChoice } from './preset-choice.tsx'
import type { Audit } from './use-audit.ts'
import { Icon } from '#design/icon.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { formatNumber } from '#i18n/format.ts'
import { longestBackupHours } from '../audit-limits.ts'
import { parameters } from '../parameters.ts'
import { useState } from 'react'
import { LazyPart } from '#client/lazy.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { resultWords } from './load-result.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { ChoiceCards } from '#design/choice-cards.tsx'
import type { Segment } from '../segment.ts'
import { searchWith } from './audit-step.ts'
import { dispatchAudit } from './audit-store.ts'
import { Button } from '#design/button.tsx'
import { kwhADay } from './chosen-lines.ts'
import { SelectionCard, type SelectionProps } from './selection-card.tsx'
import { countryTable } from '#kernel/country.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { placeName } from '../place-name.ts'

/** Step 1: for what, which appliances, and where. */
export function PickStep({ audit, onContinue }: { audit: Audit; onContinue: () => void }) {
  const text = useText()
  const { appliances, lines, segment } = audit
  const selection = { lines, isBlocked: appliances.isPending || lines.length === 0, onContinue }
  return (
    <div className="grid gap-6 lg:beside-panel">
      <div className="grid min-w-0 gap-6">
        <ProjectTypeChoice segment={segment} />
        <PresetChoice key={`presets ${segment}`} audit={audit} />
        <section aria-labelledby="appliances">
          <h2 id="appliances">{text('energy.picker.title')}</h2>
          <p className="text-sm text-muted sm:text-base">{text('energy.picker.lead')}</p>
          <AppliancePicker key={segment} audit={audit} />
        </section>
        <SiteFields audit={audit} />
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

/** The guide to take away: the same questions on paper. */
function FreeGuide() {
  const text = useText()
  return (
    <a
      href={`/guides/energy-audit-${text.language}.pdf`}
      download
      className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-white px-4 py-3 hover:border-ink sm:px-6 print:hidden"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sun-soft">
        <Icon name="download" />
      </span>
      <span>
        <span className="block font-semibold">{text('energy.guide.title')}</span>
        <span className="block text-sm text-muted">{text('energy.guide.hint')}</span>
      </span>
    </a>
  )
}

const topics = ['energy', 'power', 'battery', 'array', 'choice', 'limits'] as const

/** How the audit calculates: the rules and their limits in words, then every number that it assumes with its source. */
function Method() {
  const text = useText()
  const percent = (share: number) => formatNumber(share * 100, text.language)
  const values = {
    diversity: percent(parameters.nonEssentialDiversity.value),
    margin: formatNumber(parameters.inverterMargin.value, text.language, 2),
    panel: parameters.panelPower.value,
  }
  return (
    <Disclosure summary={text('energy.method.title')}>
      <dl className="grid gap-3">
        {topics.map((topic) => (
          <div key={topic}>
            <dt className="font-semibold">{text(`energy.method.${topic}.title`)}</dt>
            <dd className="text-muted">{text(`energy.method.${topic}`, values)}</dd>
          </div>
        ))}
      </dl>
      <MethodParameters />
    </Disclosure>
  )
}

const loadList = () => import('./parameter-list.tsx')

/** The table of what the engine assumes, fetched when somebody asks for it. */
function MethodParameters() {
  const text = useText()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure
      look="plain"
      className="mt-3 border-t border-line"
      summary={text('energy.method.parameters')}
      onToggle={(open) => setOpened((was) => was || open)}
    >
      {opened && <LazyPart load={loadList} contexts={resultWords} props={{}} waiting={<Skeleton className="h-72" />} />}
    </Disclosure>
  )
}

/** Home or business: which appliances are shown, and which systems are looked at. */
export function ProjectTypeChoice({ segment }: { segment: Segment }) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // The address follows in a transition; the card that was touched answers at once.
  const [touched, setTouched] = useState<Segment | null>(null)
  if (touched === segment) setTouched(null)
  const choose = (chosen: Segment) => {
    setTouched(chosen)
    dispatchAudit({ type: 'chooseSegment', segment: chosen })
    void navigate({ search: searchWith(search, { segment: chosen }) }, { replace: true })
  }
  return (
    <ChoiceCards
      legend={text('energy.type.legend')}
      name="type"
      isNarrow
      value={touched ?? segment}
      onChange={choose}
      choices={[
        {
          value: 'residential',
          icon: 'home',
          title: text('energy.type.residential'),
          description: text('energy.type.residential.hint'),
        },
        {
          value: 'commercial',
          icon: 'building',
          title: text('energy.type.commercial'),
          description: text('energy.type.commercial.hint'),
        },
      ]}
    />
  )
}

/** On a phone: what is chosen so far and the way on, in reach of a thumb once there is something to go on with. */
function SelectionBar({ lines, isBlocked, onContinue }: SelectionProps) {
  const text = useText()
  const sum = kwhADay(lines, text)
  return (
    <div
      className={`z-20 -mx-4 -mb-18 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 sm:-mb-20 lg:hidden print:hidden ${lines.length > 0 ? 'bottom-bar sticky bottom-0' : ''}`}
    >
      <p className="min-w-0 leading-tight">
        <span className="block text-sm text-muted">
          {lines.length > 0 ? text('energy.selection.count', { count: lines.length }) : text('energy.selection.empty')}
        </span>
        {lines.length > 0 && (
          <strong key={sum} className="figure inline-block animate-tick">
            {sum}
          </strong>
        )}
      </p>
      <Button disabled={isBlocked} onClick={onContinue} iconAfter="arrow-right">
        {text('energy.continue')}
      </Button>
    </div>
  )
}

/** Where the sun is to be taken from, how long the grid gives power there, and of a business by how many wires. */
export function SiteFields({ audit: { draft, place, places, segment } }: { audit: Audit }) {
  const text = useText()
  const { country } = useVisitor()
  if (places.length === 0) return null
  const { placeKind, powerCompany } = countryTable[country]
  const setGrid = (answer: string) =>
    dispatchAudit({ type: 'setGrid', grid: answer !== '', hours: Number(answer) > 0 ? Number(answer) : null })
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:items-end">
        <Field label={text(`energy.place.label.${placeKind}`)}>
          <Select
            value={place}
            onChange={(event) => dispatchAudit({ type: 'choosePlace', country, place: event.currentTarget.value })}
            options={places.map((entry) => ({ value: entry.key, label: placeName(entry, country) }))}
          />
        </Field>
        <Field label={text('energy.grid.label', { company: powerCompany })}>
          <Select
            value={draft.grid ? String(draft.gridHours ?? 0) : ''}
            onChange={(event) => setGrid(event.currentTarget.value)}
            options={supplyAnswers.map((hours) => ({
              value: hours === null ? '' : String(hours),
              label: text(hours === null ? 'energy.grid.none' : 'energy.grid.hours', { hours: hours ?? 0 }),
            }))}
          />
        </Field>
        {segment === 'commercial' && (
          <Field label={text('energy.phases.label')}>
            <Select
              value={String(draft.phases ?? '')}
              onChange={({ currentTarget: { value } }) =>
                dispatchAudit({ type: 'setPhases', phases: value === '1' ? 1 : value === '3' ? 3 : null })
              }
              options={(['', '1', '3'] as const).map((value) => ({
                value,
                label: text(`energy.phases.${value === '' ? 'unknown' : value}`),
              }))}
            />
          </Field>
        )}
      </div>
      <MonthlySpend />
    </div>
  )
}

/** What may be said of the grid: none, so many hours a day, or 0 for hours that the visitor does not know. */
const supplyAnswers = [null, 0, ...Array.from({ length: longestBackupHours }, (_, index) => index + 1)]

const loadSpend = () => import('./spend-fields.tsx')
const spendWords = ['savings'] as const

/** What fuel and power cost today, for who wants to see what is saved. */
function MonthlySpend() {
  const text = useText()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure summary={text('energy.spend.title')} onToggle={(open) => setOpened((was) => was || open)}>
      {opened && <LazyPart load={loadSpend} contexts={spendWords} props={{}} waiting={<Skeleton className="h-20" />} />}
    </Disclosure>
  )
}
