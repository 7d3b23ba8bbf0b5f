import { countryTable } from '#kernel/country.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { dispatchAudit } from './audit-store.ts'
import { placeName } from '../place-name.ts'
import type { Audit } from './use-audit.ts'

/** Where the sun is to be taken from, and whether a grid helps in the months that have less of it. */
export function SiteFields({ audit: { draft, place, places } }: { audit: Audit }) {
  const text = useText()
  const { country } = useVisitor()
  if (places.length === 0) return null
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Field label={text(`energy.place.label.${countryTable[country].placeKind}`)} hint={text('energy.place.hint')}>
        <Select
          value={place}
          onChange={(event) => dispatchAudit({ type: 'choosePlace', country, place: event.currentTarget.value })}
          options={places.map((entry) => ({ value: entry.key, label: placeName(entry, country) }))}
        />
      </Field>
      <Checkbox
        className="sm:mt-5"
        checked={draft.grid}
        onChange={(event) => dispatchAudit({ type: 'setGrid', grid: event.currentTarget.checked })}
        label={text('energy.grid.label')}
        hint={text('energy.grid.hint')}
      />
    </div>
  )
}
