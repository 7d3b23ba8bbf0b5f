import { defaultUseOf } from '../../appliance-kind.ts'
import type { ApplianceUsage } from '../../audit-request.ts'
import type { ListedAppliance } from '../../listed-appliance.ts'
import type { EditedPreset } from '../../preset-list.ts'

/** The list with a kind of place as it is now. */
export function withPreset(presets: readonly EditedPreset[], changed: EditedPreset): readonly EditedPreset[] {
  return presets.map((preset) => (preset.key === changed.key ? changed : preset))
}

/** The list with a kind of place before (-1) or behind (1) its neighbour of the same project type; as it is where there is none. */
export function movedAmong(presets: readonly EditedPreset[], moved: EditedPreset, by: -1 | 1): readonly EditedPreset[] {
  const among = presets.filter(({ segment }) => segment === moved.segment)
  const other = among[among.findIndex(({ key }) => key === moved.key) + by]
  if (!other) return presets
  return presets.map((preset) => (preset.key === moved.key ? other : preset.key === other.key ? moved : preset))
}

/** One of an appliance, used as its kind usually is. */
export function usualLine({ id, kind }: ListedAppliance): ApplianceUsage {
  const { hoursDay, hoursNight, isEssential } = defaultUseOf[kind]
  return { applianceId: id, quantity: 1, hoursDay, hoursNight, isEssential }
}
