import { defaultCountry, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { FieldError } from '#kernel/problem.ts'
import { outageHoursOf, type ApplianceUsage, type AuditRequest } from './audit-request.ts'
import type { Question } from './choose-system.ts'
import type { ListedAppliance } from './listed-appliance.ts'
import { sumLoad, type Load, type LoadLine } from './load.ts'
import type { Place } from './place.ts'
import type { Segment } from './segment.ts'
import { sunOf } from './sun.ts'
import type { Site } from './system-need.ts'

/** The tables that the engine reads: on the server the built-in ones, in a browser whatever it has been given. */
export type AuditTables = {
  findAppliance(id: number): ListedAppliance | undefined
  findPlace(key: string): Place | undefined
  readonly defaultPlaceOf: Readonly<Record<Country, Place>>
}

/** Everything that an audit is worked out from: the lines of its appliances, their load, the site. */
export type AuditCase = {
  readonly lines: readonly UsageLine[]
  readonly load: Load
  readonly site: Site
  readonly place: Place
  readonly segment: Segment
}

/** Reads a request against the tables. Refused as `invalid` for an unknown appliance or place. */
export function auditCaseOf(request: AuditRequest, tables: AuditTables): Outcome<AuditCase> {
  const place =
    request.place === undefined
      ? tables.defaultPlaceOf[request.country ?? defaultCountry]
      : tables.findPlace(request.place)
  const usage = mergeUsage(request.applianceUsage, (id) => tables.findAppliance(id))
  if (!place || !usage.ok) {
    const placeErrors = place ? [] : [{ path: 'place', code: 'unknown_place' }]
    return refused('invalid', { errors: [...(usage.ok ? [] : usage.errors), ...placeErrors] })
  }
  const { backupHours, grid = false, phases = 1, clientType: segment } = request
  const site = { sun: sunOf(place), grid, phases, backupHours, outageHours: outageHoursOf(request) }
  return done({ lines: usage.lines, load: sumLoad(usage.lines, segment), site, place, segment })
}

/** The question of everything (without a grid: all appliances; with one: all of them for the hours asked), or of the essentials. */
export function questionOf({ load, site, segment }: AuditCase, carriesOthers: boolean): Question {
  return { load, site, segment, carriesOthers }
}

/** A line of a request with its appliance. */
export type UsageLine = Omit<LoadLine, 'quantity'> & { readonly appliance: ListedAppliance; quantity: number }

/** The lines of a request with their appliances, equal ones added up; or an error for each unknown appliance. */
type ResolvedUsage =
  | { readonly ok: true; readonly lines: readonly UsageLine[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/** The values kept for a key, made on first use. */
function listOf<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? []
  if (list.length === 0) lists.set(key, list)
  return list
}

function runAlike(line: UsageLine, usage: ApplianceUsage): boolean {
  const { hoursDay, hoursNight, isEssential } = usage
  return line.hoursDay === hoursDay && line.hoursNight === hoursNight && line.isEssential === isEssential
}

/**
 * Resolves ids and adds up lines that differ in quantity only. That makes splitting a line exact, not just nearly so:
 * the engine then sees the same numbers in the same order.
 */
function mergeUsage(
  usage: readonly ApplianceUsage[],
  findAppliance: (id: number) => ListedAppliance | undefined,
): ResolvedUsage {
  const lines: UsageLine[] = []
  const linesOf = new Map<ListedAppliance, UsageLine[]>()
  const errors: FieldError[] = []
  for (const [index, entry] of usage.entries()) {
    const appliance = findAppliance(entry.applianceId)
    if (!appliance) {
      errors.push({ path: `applianceUsage.${index}.applianceId`, code: 'unknown_appliance' })
      continue
    }
    const siblings = listOf(linesOf, appliance)
    const same = siblings.find((line) => runAlike(line, entry))
    if (same) {
      same.quantity += entry.quantity
      continue
    }
    const { kind, power, dutyCycle, surgeFactor } = appliance
    const { quantity, hoursDay, hoursNight, isEssential } = entry
    const line = { appliance, kind, power, dutyCycle, surgeFactor, quantity, hoursDay, hoursNight, isEssential }
    siblings.push(line)
    lines.push(line)
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, lines }
}
