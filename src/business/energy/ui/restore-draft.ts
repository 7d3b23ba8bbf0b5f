import { countries, type Country } from '#kernel/country.ts'
import type { ApplianceUsage } from '../audit-request.ts'
import { mostLines, mostSpent } from '../audit-limits.ts'
import { segments, type Segment } from '../segment.ts'
import { boundedHours, boundedUsage, emptyDraft, type AuditDraft, type Spend } from './audit-draft.ts'

type Unknown = Readonly<Record<string, unknown>>

const objectOf = (value: unknown): Unknown => (typeof value === 'object' && value !== null ? (value as Unknown) : {})
const isSum = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostSpent
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function usageOf(value: unknown): ApplianceUsage[] {
  const { applianceId, quantity, hoursDay, hoursNight, isEssential } = objectOf(value)
  const isId = isNumber(applianceId) && Number.isSafeInteger(applianceId)
  if (!isId || !isNumber(quantity) || !isNumber(hoursDay) || !isNumber(hoursNight)) return []
  return [boundedUsage({ applianceId, quantity, hoursDay, hoursNight, isEssential: isEssential === true })]
}

function linesOf(value: unknown): readonly ApplianceUsage[] {
  const lines = (Array.isArray(value) ? value : []).flatMap((line) => usageOf(line))
  const first = new Map(lines.toReversed().map((line) => [line.applianceId, line]))
  return lines.filter((line) => first.get(line.applianceId) === line).slice(0, mostLines)
}

function placesOf(value: unknown): AuditDraft['places'] {
  const kept = objectOf(value)
  return Object.fromEntries(
    countries.flatMap((country) => {
      const place = kept[country]
      return typeof place === 'string' ? [[country, place]] : []
    }),
  )
}

function spendOf(value: unknown): AuditDraft['spend'] {
  const kept = objectOf(value)
  const spends: Partial<Record<Country, Spend>> = {}
  for (const country of countries) {
    const { fuel, power } = objectOf(kept[country])
    const spent = { ...(isSum(fuel) && { fuel }), ...(isSum(power) && { power }) }
    if (Object.keys(spent).length > 0) spends[country] = spent
  }
  return spends
}

/** A draft from what was kept of one. Whatever is damaged is left out; nothing readable gives an empty draft. */
export function restoreDraft(kept: string | null): AuditDraft {
  const { segment, lines, places, grid, gridHours, phases, spend, backupHours, calculatedHours } = objectOf(
    parsed(kept),
  )
  const linesBySegment = objectOf(lines)
  return {
    segment: segments.find((known) => known === segment) ?? emptyDraft.segment,
    lines: Object.fromEntries(segments.map((known) => [known, linesOf(linesBySegment[known])])) as Record<
      Segment,
      readonly ApplianceUsage[]
    >,
    places: placesOf(places),
    grid: grid === true,
    gridHours: grid === true && isNumber(gridHours) ? boundedHours(gridHours) : null,
    phases: phases === 1 || phases === 3 ? phases : null,
    spend: spendOf(spend),
    backupHours: isNumber(backupHours) ? boundedHours(backupHours) : emptyDraft.backupHours,
    calculatedHours: isNumber(calculatedHours) ? boundedHours(calculatedHours) : emptyDraft.calculatedHours,
  }
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null') as unknown
  } catch {
    return null
  }
}
