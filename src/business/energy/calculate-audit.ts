import { summaryOf } from '#business/catalogue/product-summary.ts'
import { defaultCountry, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Appliance } from './appliance.ts'
import type { AuditAnswer, AuditedAppliance } from './audit-answer.ts'
import type { AuditRequest } from './audit-request.ts'
import { backupDuration } from './backup-duration.ts'
import { chooseSystem } from './choose-system.ts'
import { designSun } from './design-sun.ts'
import { energyFromArray } from './array-need.ts'
import { explain } from './explanation.ts'
import { hourlyProfile } from './hourly-profile.ts'
import { addEnergy, sumLoad, type DayNight } from './load.ts'
import { auditedAppliances, mergeUsage } from './merge-usage.ts'
import type { Place } from './place.ts'
import { sizeLoad, type Requirement } from './requirement.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'
import { sunCurve } from './sun-curve.ts'
import { toMilli } from './to-milli.ts'

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
