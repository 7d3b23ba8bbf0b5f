import { summaryOf } from '#business/catalogue/product-summary.ts'
import { defaultCountry, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Appliance } from './appliance.ts'
import type { AuditAnswer, AuditedAppliance } from './audit-answer.ts'
import type { AuditRequest, ApplianceUsage } from './audit-request.ts'
import { backupDuration } from './backup-duration.ts'
import { chooseSystem } from './choose-system.ts'
import { designSun } from './design-sun.ts'
import { energyFromArray } from './array-need.ts'
import { explain } from './explanation.ts'
import { hourlyProfile } from './hourly-profile.ts'
import { addEnergy, sumLoad, type DayNight, lineEnergy, type LoadLine } from './load.ts'
import type { Place } from './place.ts'
import { sizeLoad, type Requirement } from './requirement.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'
import { sunCurve } from './sun-curve.ts'
import { toMilli } from './to-milli.ts'
import type { FieldError } from '#kernel/problem.ts'

/** The tables that the engine reads: on the server the built-in ones, in a browser whatever it has been given. */
export type AuditTables = {
  findAppliance(id: number): Appliance | undefined
  findPlace(key: string): Place | undefined
  readonly defaultPlaceOf: Readonly<Record<Country, Place>>
}

function totalOf(appliances: readonly AuditedAppliance[], isEssential: boolean): number {
  return toMilli(appliances.reduce((sum, entry) => (entry.isEssential === isEssential ? sum + entry.energy : sum), 0))
}

/** A sixth decimal of a Wh: the hours are sixteenths of a total, and must sum to it. */
const toProfile = (value: number) => Math.round(value * 1e6) / 1e6

function recommendation(
  requirement: Requirement,
  profile: readonly number[],
  systems: SizedCatalogue[keyof SizedCatalogue],
): Pick<
  AuditAnswer,
  'status' | 'recommendedProduct' | 'powerMatchBySurge' | 'actualBackupHours' | 'closestAlternative'
> {
  const choice = chooseSystem(requirement, systems)
  if (choice.status === 'ok') {
    return {
      status: 'ok',
      recommendedProduct: { ...summaryOf(choice.system), coversPeak: choice.coversPeak },
      powerMatchBySurge: choice.powerMatchBySurge,
      actualBackupHours: backupDuration(profile, choice.system.deliverableWh),
      closestAlternative: null,
    }
  }
  const { closest } = choice
  return {
    status: 'no_match',
    recommendedProduct: null,
    powerMatchBySurge: false,
    actualBackupHours: null,
    closestAlternative: closest && { ...summaryOf(closest.system), shortfalls: closest.shortfalls },
  }
}

function arrayYield(total: DayNight, place: Place, month: number | null): number[] {
  const energy = energyFromArray(total)
  return sunCurve(place, month).map((share) => toMilli(energy * share))
}

/**
 * The energy audit: from appliances to what a system must do and the cheapest one that does it. `catalogue` is that of
 * the request's country. Refused as `invalid` for an unknown appliance or place.
 */
export function calculateAudit(
  request: AuditRequest,
  tables: AuditTables,
  catalogue: SizedCatalogue,
): Outcome<AuditAnswer> {
  const place =
    request.place === undefined
      ? tables.defaultPlaceOf[request.country ?? defaultCountry]
      : tables.findPlace(request.place)
  const usage = mergeUsage(request.applianceUsage, (id) => tables.findAppliance(id))
  if (!place || !usage.ok) {
    const placeErrors = place ? [] : [{ path: 'place', code: 'unknown_place' }]
    return refused('invalid', { errors: [...(usage.ok ? [] : usage.errors), ...placeErrors] })
  }

  const load = sumLoad(usage.lines)
  const total = addEnergy(load.essential, load.nonEssential)
  const requirement = sizeLoad(load, request.backupHours, designSun(place, request.grid ?? false))
  const appliances = auditedAppliances(usage.lines)
  const totalEssentialEnergy = totalOf(appliances, true)
  const totalNonEssentialEnergy = totalOf(appliances, false)
  const essentialProfile = hourlyProfile(load.essential)
  const { key, country, region, city } = place

  return done({
    ...recommendation(requirement, essentialProfile, catalogue[request.clientType]),
    appliances,
    totalDailyEnergy: toMilli(totalEssentialEnergy + totalNonEssentialEnergy),
    totalEssentialEnergy,
    totalNonEssentialEnergy,
    backupHours: request.backupHours,
    place: { key, country, region, city },
    requirement,
    explanations: explain(load, request.backupHours, requirement),
    loadProfileWh: hourlyProfile(total).map(toProfile),
    essentialProfileWh: essentialProfile.map(toProfile),
    sunProfileWh: arrayYield(total, place, requirement.designMonth),
  })
}

type UsageLine = Omit<LoadLine, 'quantity'> & { readonly appliance: Appliance; quantity: number }

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
  findAppliance: (id: number) => Appliance | undefined,
): ResolvedUsage {
  const lines: UsageLine[] = []
  const linesOf = new Map<Appliance, UsageLine[]>()
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
    const { power, dutyCycle, surgeFactor } = appliance
    const { quantity, hoursDay, hoursNight, isEssential } = entry
    const line = { appliance, power, dutyCycle, surgeFactor, quantity, hoursDay, hoursNight, isEssential }
    siblings.push(line)
    lines.push(line)
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, lines }
}

/**
 * One entry per appliance and flag, in the order of first mention. An appliance that is essential on one line and not
 * on another keeps two entries, so that the entries of a flag always sum to that flag's total.
 */
function auditedAppliances(lines: readonly UsageLine[]): AuditedAppliance[] {
  const entries = new Map<number, AuditedAppliance>()
  for (const line of lines) {
    const { id: applianceId, name, nameEn } = line.appliance
    const { isEssential } = line
    const key = isEssential ? applianceId : -applianceId
    const before = entries.get(key)
    const quantity = line.quantity + (before?.quantity ?? 0)
    const energy = toMilli(lineEnergy(line) + (before?.energy ?? 0))
    entries.set(key, { applianceId, name, nameEn, quantity, energy, isEssential })
  }
  return [...entries.values()]
}
