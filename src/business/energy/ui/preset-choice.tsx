import { useQuery } from '@tanstack/react-query'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { AppliancePreset } from '../appliance-preset.ts'
import type { ApplianceUsage } from '../audit-request.ts'
import { presetsQuery } from './audit-queries.ts'
import { dispatchAudit } from './audit-store.ts'
import { chosenLines, kwhADay } from './chosen-lines.ts'
import { NeedIcon } from './need-icon.tsx'
import type { Audit } from './use-audit.ts'

const sameLines = (some: readonly ApplianceUsage[], others: readonly ApplianceUsage[]) =>
  some.length === others.length &&
  some.every((line, index) => {
    const other = others[index]
    return (
      other?.applianceId === line.applianceId &&
      other.quantity === line.quantity &&
      other.hoursDay === line.hoursDay &&
      other.hoursNight === line.hoursNight &&
      other.isEssential === line.isEssential
    )
  })

/** Kinds of place, each with a list to start from. A list that was touched keeps what it has and gets what it lacks. */
export function PresetChoice({ audit: { appliances, draft, segment } }: { audit: Audit }) {
  const text = useText()
  const { data: presets = [] } = useQuery(presetsQuery(segment))
  if (presets.length === 0) return null
  const lines = draft.lines[segment]
  const chosen = presets.find((preset) => sameLines(preset.lines, lines))
  const energyOf = (preset: AppliancePreset) =>
    appliances.data && kwhADay(chosenLines(preset.lines, appliances.data), text)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{text('energy.preset.legend')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] sm:gap-3">
        {presets.map((preset) => (
          <label
            key={preset.key}
            className="group flex cursor-pointer items-center gap-2.5 rounded-card border border-field bg-white px-4 py-3 leading-tight sm:p-2 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sun-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="preset"
              className="sr-only"
              checked={preset === chosen}
              onChange={() =>
                dispatchAudit({ type: 'startFrom', segment, lines: preset.lines, anew: chosen !== undefined })
              }
            />
            <span className="contents max-sm:hidden">
              <NeedIcon needKey={preset.key} isChosen={preset === chosen} />
            </span>
            <span>
              <span className="block font-semibold">{nameIn(preset, text.language)}</span>
              <span className="figure text-sm text-muted">{energyOf(preset)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
