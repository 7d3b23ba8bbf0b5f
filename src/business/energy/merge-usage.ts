import type { FieldError } from '#kernel/problem.ts'
import type { Appliance } from './appliance.ts'
import type { AuditedAppliance } from './audit-answer.ts'
import type { ApplianceUsage } from './audit-request.ts'
import { lineEnergy, type LoadLine } from './load.ts'
import { toMilli } from './to-milli.ts'

type UsageLine = LoadLine & { readonly appliance: Appliance }

/** The lines of a request with their appliances, equal ones added up; or an error for each unknown appliance. */
export type ResolvedUsage =
  | { readonly ok: true; readonly lines: readonly UsageLine[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/**
 * Resolves ids and adds up lines that differ in quantity only. That makes splitting a line exact, not just nearly so:
 * the engine then sees the same numbers in the same order.
 */
export function mergeUsage(
  usage: readonly ApplianceUsage[],
  findAppliance: (id: number) => Appliance | undefined,
): ResolvedUsage {
  const lines = new Map<string, UsageLine>()
  const errors: FieldError[] = []
  for (const [index, { applianceId, quantity, hoursDay, hoursNight, isEssential }] of usage.entries()) {
    const appliance = findAppliance(applianceId)
    if (!appliance) {
      errors.push({ path: `applianceUsage.${index}.applianceId`, code: 'unknown_appliance' })
      continue
    }
    const { power, dutyCycle, surgeFactor } = appliance
    const key = `${appliance.id} ${hoursDay} ${hoursNight} ${isEssential}`
    const total = quantity + (lines.get(key)?.quantity ?? 0)
    lines.set(key, { appliance, power, dutyCycle, surgeFactor, quantity: total, hoursDay, hoursNight, isEssential })
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, lines: [...lines.values()] }
}

/**
 * One entry per appliance and flag, in the order of first mention. An appliance that is essential on one line and not
 * on another keeps two entries, so that the entries of a flag always sum to that flag's total.
 */
export function auditedAppliances(lines: readonly UsageLine[]): AuditedAppliance[] {
  const entries = new Map<string, AuditedAppliance>()
  for (const line of lines) {
    const { id: applianceId, name, nameEn } = line.appliance
    const { isEssential } = line
    const key = `${applianceId} ${isEssential}`
    const before = entries.get(key)
    const quantity = line.quantity + (before?.quantity ?? 0)
    const energy = toMilli(lineEnergy(line) + (before?.energy ?? 0))
    entries.set(key, { applianceId, name, nameEn, quantity, energy, isEssential })
  }
  return [...entries.values()]
}
