import type { Country } from '#kernel/country.ts'
import type { ApplianceUsage, AuditRequest } from '../audit-request.ts'
import { longestBackupHours, mostLines, mostOfOneAppliance } from '../audit-limits.ts'
import { defaultUseOf } from '../appliance-kind.ts'
import type { ListedAppliance } from '../listed-appliance.ts'
import { parameters } from '../parameters.ts'
import type { Segment } from '../segment.ts'
import { splitHours } from '../split-hours.ts'

export type Phases = NonNullable<AuditRequest['phases']>
export type Spend = Readonly<NonNullable<AuditRequest['spend']>>

/** What a visitor has told the audit so far. Each project type keeps its own list: switching loses nothing. */
export type AuditDraft = {
  readonly segment: Segment
  readonly lines: Readonly<Record<Segment, readonly ApplianceUsage[]>>
  readonly places: Readonly<Partial<Record<Country, string>>>
  readonly grid: boolean
  /** Hours a day that the grid gives power; null where the visitor does not know. */
  readonly gridHours: number | null
  /** Of a business: its supply. */
  readonly phases: Phases | null
  /** What a month costs today, in the country's currency. */
  readonly spend: Readonly<Partial<Record<Country, Spend>>>
  /** What step 2 asks the battery to carry. */
  readonly backupHours: number
  /** What the latest calculation was asked for: 12 after step 1, the choice of step 2 after that. */
  readonly calculatedHours: number
}

/** Hours to carry in the first calculation, and where step 2 starts (specification 1, section 9). */
export const firstBackupHours = 12
const refinedBackupHours = 8

export const emptyDraft: AuditDraft = {
  segment: 'residential',
  lines: { residential: [], commercial: [] },
  places: {},
  grid: false,
  gridHours: null,
  phases: null,
  spend: {},
  backupHours: refinedBackupHours,
  calculatedHours: firstBackupHours,
}

export type UsageChange = Partial<Omit<ApplianceUsage, 'applianceId'>>

export type DraftAction =
  | { readonly type: 'chooseSegment'; readonly segment: Segment }
  | { readonly type: 'tick'; readonly segment: Segment; readonly appliance: Pick<ListedAppliance, 'id' | 'kind'> }
  | { readonly type: 'untick'; readonly segment: Segment; readonly id: number }
  | { readonly type: 'change'; readonly segment: Segment; readonly id: number; readonly change: UsageChange }
  | { readonly type: 'setTotalHours'; readonly segment: Segment; readonly id: number; readonly hours: number }
  | { readonly type: 'choosePlace'; readonly country: Country; readonly place: string }
  | { readonly type: 'setGrid'; readonly grid: boolean; readonly hours: number | null }
  | { readonly type: 'setPhases'; readonly phases: Phases | null }
  | { readonly type: 'setSpend'; readonly country: Country; readonly spend: Spend }
  | {
      readonly type: 'startFrom'
      readonly segment: Segment
      readonly lines: readonly ApplianceUsage[]
      readonly anew: boolean
    }
  | { readonly type: 'setBackupHours'; readonly hours: number }
  | { readonly type: 'calculated'; readonly hours: number }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
const whole = (value: number, min: number, max: number) => within(Math.round(value), min, max)

/** A line with every figure within the bounds that the server accepts. */
export function boundedUsage(usage: ApplianceUsage): ApplianceUsage {
  return {
    ...usage,
    quantity: whole(usage.quantity, 1, mostOfOneAppliance),
    hoursDay: within(usage.hoursDay, 0, parameters.dayHours.value),
    hoursNight: within(usage.hoursNight, 0, parameters.nightHours.value),
  }
}

/** Hours to carry or of supply, whole and 1 to 24. */
export const boundedHours = (hours: number) => whole(hours, 1, longestBackupHours)

function tick(lines: readonly ApplianceUsage[], { id, kind }: Pick<ListedAppliance, 'id' | 'kind'>) {
  if (lines.length >= mostLines || lines.some(({ applianceId }) => applianceId === id)) return lines
  return [...lines, { applianceId: id, quantity: 1, ...defaultUseOf[kind] }]
}

/** A list with the lines of a preset that it has not got yet. */
function startFrom(lines: readonly ApplianceUsage[], preset: readonly ApplianceUsage[]) {
  const listed = new Set(lines.map(({ applianceId }) => applianceId))
  return [...lines, ...preset.filter(({ applianceId }) => !listed.has(applianceId))].slice(0, mostLines)
}

function changeLines(
  lines: readonly ApplianceUsage[],
  action: Extract<DraftAction, { type: 'tick' | 'untick' | 'change' | 'setTotalHours' | 'startFrom' }>,
): readonly ApplianceUsage[] {
  if (action.type === 'tick') return tick(lines, action.appliance)
  if (action.type === 'startFrom') return startFrom(action.anew ? [] : lines, action.lines)
  if (action.type === 'untick') return lines.filter(({ applianceId }) => applianceId !== action.id)
  const change = action.type === 'change' ? action.change : splitHours(action.hours)
  return lines.map((line) => (line.applianceId === action.id ? boundedUsage({ ...line, ...change }) : line))
}

/** The draft after something was done to it. */
export function changeDraft(draft: AuditDraft, action: DraftAction): AuditDraft {
  switch (action.type) {
    case 'chooseSegment':
      return { ...draft, segment: action.segment }
    case 'choosePlace':
      return { ...draft, places: { ...draft.places, [action.country]: action.place } }
    case 'setGrid':
      return { ...draft, grid: action.grid, gridHours: action.hours === null ? null : boundedHours(action.hours) }
    case 'setPhases':
      return { ...draft, phases: action.phases }
    case 'setSpend':
      return { ...draft, spend: { ...draft.spend, [action.country]: action.spend } }
    case 'setBackupHours':
      return { ...draft, backupHours: boundedHours(action.hours) }
    case 'calculated':
      return { ...draft, calculatedHours: boundedHours(action.hours) }
    default:
      return {
        ...draft,
        lines: { ...draft.lines, [action.segment]: changeLines(draft.lines[action.segment], action) },
      }
  }
}
