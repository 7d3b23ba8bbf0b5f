import { useEffect, useRef, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { ApplianceUsage } from '../audit-request.ts'
import { searchAppliances } from '../everyday-words.ts'
import type { ListedCategory } from '../listed-appliance.ts'
import { ApplianceRows } from './appliance-rows.tsx'
import { ChosenList } from './chosen-list.tsx'
import { NeedIcon } from './need-icon.tsx'
import type { Audit } from './use-audit.ts'

/** The appliances of the project type: those that are chosen, then a search through all of them, then shelf by shelf. */
export function AppliancePicker({ audit: { appliances, draft, segment, lines } }: { audit: Audit }) {
  const text = useText()
  const [query, setQuery] = useState('')
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
  const shelves = { categories: appliances.data, usage: draft.lines[segment] }
  return (
    <div className="grid gap-2">
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
      {query.trim() !== '' && <ApplianceMatches {...shelves} query={query} />}
      <ChosenList lines={lines} segment={segment} />
      {query.trim() === '' &&
        appliances.data.map((category, index) => (
          <ApplianceCategory key={category.id} category={category} usage={shelves.usage} drawn={index === 0} />
        ))}
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
  const ticked = new Set(usage.map(({ applianceId }) => applianceId))
  const found = categories
    .map((category) => ({ ...category, appliances: searchAppliances(category.appliances, query) }))
    .filter(({ appliances }) => appliances.length > 0)
  const count = found.reduce((sum, { appliances }) => sum + appliances.length, 0)
  return (
    <div className="rounded-card border border-line bg-white p-4">
      <p role="status" className="text-sm text-muted">
        {text('energy.picker.found', { count })}
      </p>
      {found.map((category) => (
        <section key={category.id} className="mt-4">
          <h3 className="text-h4">{nameIn(category, text.language)}</h3>
          <ApplianceRows appliances={category.appliances} segment={category.segment} ticked={ticked} />
        </section>
      ))}
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
  /** Its boxes are there before it is opened, and before scripts come. */
  drawn: boolean
}

/** One shelf of the picker, closed at first. Its rows are drawn once it is opened; until then, and without script, its names in words. */
function ApplianceCategory({ category, usage, drawn }: ApplianceCategoryProps) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(drawn)
  const show = (open: boolean) => {
    setOpen(open)
    if (open) setOpened(true)
  }
  // A visitor may open it before the script is there.
  useEffect(() => show(box.current?.querySelector('details')?.open ?? false), [])
  const ticked = new Set(usage.map(({ applianceId }) => applianceId))
  const count = category.appliances.filter(({ id }) => ticked.has(id)).length
  // Of what there is in several sizes, one.
  const kinds = new Set(category.appliances.map((entry) => nameIn(entry, text.language).replace(/\s(\(|\d).*/, '')))
  return (
    <div ref={box}>
      <Disclosure
        open={isOpen}
        onToggle={show}
        summary={
          <span className="flex items-center gap-3">
            <NeedIcon needKey={category.nameEn.toLowerCase()} isChosen={count > 0} />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {nameIn(category, text.language)}
                {count > 0 && <Badge tone="sun">{text('energy.picker.ticked', { count })}</Badge>}
              </span>
              <span aria-hidden className="line-clamp-1 text-sm font-normal text-muted">
                {[...kinds].slice(0, 2).join(', ')}
              </span>
            </span>
          </span>
        }
      >
        {opened ? (
          <ApplianceRows appliances={category.appliances} segment={category.segment} ticked={ticked} />
        ) : (
          <p>{category.appliances.map((appliance) => nameIn(appliance, text.language)).join(', ')}</p>
        )}
      </Disclosure>
    </div>
  )
}
