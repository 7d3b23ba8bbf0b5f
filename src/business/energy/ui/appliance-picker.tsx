import { useDeferredValue, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ApplianceCategory } from './appliance-category.tsx'
import { ApplianceMatches } from './appliance-matches.tsx'
import type { Audit } from './use-audit.ts'

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
