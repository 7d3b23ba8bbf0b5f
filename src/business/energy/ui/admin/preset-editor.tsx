import { useRef, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { ApplianceUsage } from '../../audit-request.ts'
import { searchAppliances } from '../../everyday-words.ts'
import type { ListedAppliance } from '../../listed-appliance.ts'
import { mostPresetLines, type EditedPreset } from '../../preset-list.ts'
import { LineHours } from '../line-hours.tsx'
import { LineRow } from '../line-row.tsx'
import { usualLine } from './preset-draft.ts'

type PresetEditorProps = {
  readonly preset: EditedPreset
  /** As it came with the site; undefined for one of staff's own. */
  readonly original: EditedPreset | undefined
  /** Those of its project type. */
  readonly appliances: readonly ListedAppliance[]
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly faultOf: (field: string) => string | undefined
  readonly onChange: (preset: EditedPreset) => void
  readonly onMove: (by: -1 | 1) => void
  readonly canMove: Readonly<Record<'up' | 'down', boolean>>
  /** Undefined for the last that is left. */
  readonly onRemove: (() => void) | undefined
}

/** One kind of place: its names, its appliances with quantities and hours, its place in the list. */
export function PresetEditor(props: PresetEditorProps) {
  const { preset, original, appliances, isOpen, onToggle, faultOf, onChange, onMove, canMove, onRemove } = props
  const text = useText()
  const name = nameIn(preset, text.language) || text('admin-presets.unnamed')
  const set = (changes: Partial<EditedPreset>) => onChange({ ...preset, ...changes })
  const differs = original && JSON.stringify(original) !== JSON.stringify(preset)
  return (
    <Disclosure
      look="plain"
      open={isOpen}
      onToggle={onToggle}
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          <span className="text-sm font-normal text-muted">
            {text('admin-presets.count', { count: preset.lines.length })}
          </span>
          {preset.isHidden && <Badge tone="neutral">{text('admin-presets.hidden')}</Badge>}
          {differs && <Badge tone="sun">{text('admin-presets.edited')}</Badge>}
        </span>
      }
    >
      {isOpen && (
        <div className="grid grid-cols-1 gap-5">
          <div className="grid gap-4 sm:grid-cols-2">
            {(['name', 'nameEn'] as const).map((field) => (
              <Field key={field} label={text(`admin-presets.${field}`)} error={faultOf(field)} required>
                <TextInput value={preset[field]} onChange={({ target }) => set({ [field]: target.value })} />
              </Field>
            ))}
          </div>
          <Lines preset={preset} appliances={appliances} faultOf={faultOf} onChange={(lines) => set({ lines })} />
          <Checkbox
            label={text('admin-presets.shown')}
            checked={!preset.isHidden}
            onChange={({ target }) => set({ isHidden: !target.checked })}
          />
          <div className="flex flex-wrap gap-2">
            {(['up', 'down'] as const).map((way) => (
              <Button
                key={way}
                tone="secondary"
                size="sm"
                disabled={!canMove[way]}
                aria-label={text(`admin-presets.${way}Of`, { name })}
                onClick={() => onMove(way === 'up' ? -1 : 1)}
              >
                {text(`admin-presets.${way}`)}
              </Button>
            ))}
            {differs && (
              <Button
                tone="secondary"
                size="sm"
                icon="refresh"
                onClick={() => onChange(original)}
                aria-label={text('admin-presets.originalOf', { name })}
              >
                {text('admin-presets.original')}
              </Button>
            )}
            {onRemove && (
              <Button tone="removal" size="sm" onClick={onRemove} aria-label={text('admin-presets.removeOf', { name })}>
                {text('admin-presets.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Disclosure>
  )
}

type LinesProps = Pick<PresetEditorProps, 'preset' | 'appliances' | 'faultOf'> & {
  readonly onChange: (lines: ApplianceUsage[]) => void
}

const mostHits = 8

/** The appliances of a kind of place, and a search for more. */
function Lines({ preset: { lines }, appliances, faultOf, onChange }: LinesProps) {
  const text = useText()
  const search = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const known = new Map(appliances.map((appliance) => [appliance.id, appliance]))
  const taken = new Set(lines.map(({ applianceId }) => applianceId))
  const found =
    query.trim() === ''
      ? []
      : searchAppliances(
          appliances.filter(({ id }) => !taken.has(id)),
          query,
        )
  const add = (appliance: ListedAppliance) => {
    onChange([...lines, usualLine(appliance)])
    setQuery('')
    search.current?.focus()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{text('admin-presets.lines')}</legend>
      <ul className="divide-y divide-line">
        {lines.map((line, index) => (
          <Line
            key={line.applianceId}
            line={line}
            appliance={known.get(line.applianceId)}
            fault={faultOf(`lines.${index}`)}
            onChange={(next) => onChange(lines.with(index, next))}
            onRemove={() => {
              onChange(lines.toSpliced(index, 1))
              search.current?.focus()
            }}
          />
        ))}
      </ul>
      {lines.length < mostPresetLines && (
        <Field
          label={text('admin-presets.search')}
          error={lines.length === 0 ? faultOf('lines') : undefined}
          className="mt-3"
        >
          <TextInput
            ref={search}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (found[0]) add(found[0])
            }}
          />
        </Field>
      )}
      {query.trim() !== '' && (
        <>
          <p role="status" className="mt-2 text-sm text-muted">
            {text('energy.picker.found', { count: found.length })}
          </p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {found.slice(0, mostHits).map((appliance) => (
              <li key={appliance.id}>
                <Button tone="secondary" size="sm" icon="plus" onClick={() => add(appliance)}>
                  {nameIn(appliance, text.language)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  )
}

type LineProps = {
  readonly line: ApplianceUsage
  readonly appliance: ListedAppliance | undefined
  readonly fault: string | undefined
  readonly onChange: (line: ApplianceUsage) => void
  readonly onRemove: () => void
}

function Line({ line, appliance, fault, onChange, onRemove }: LineProps) {
  const text = useText()
  const name = appliance ? nameIn(appliance, text.language) : text('admin-presets.unknown')
  return (
    <LineRow
      name={name}
      usage={line}
      fault={<FieldError>{fault}</FieldError>}
      onQuantity={(quantity) => onChange({ ...line, quantity })}
    >
      <LineHours name={name} usage={line} onChange={(change) => onChange({ ...line, ...change })}>
        <Button tone="secondary" size="sm" icon="close" onClick={onRemove}>
          {text('energy.line.remove')}
        </Button>
      </LineHours>
    </LineRow>
  )
}
