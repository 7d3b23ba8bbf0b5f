import type { FieldError } from '#kernel/problem.ts'
import type { Appliance } from './appliance.ts'
import type { AuditedAppliance } from './audit-answer.ts'
import type { ApplianceUsage } from './audit-request.ts'
import { lineEnergy, type LoadLine } from './load.ts'
import { toMilli } from './to-milli.ts'

type UsageLine = Omit<LoadLine, 'quantity'> & { readonly appliance: Appliance; quantity: number }

/** The lines of a request with their appliances, equal ones added up; or an error for each unknown appliance. */
export type ResolvedUsage =
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
export function mergeUsage(
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
export function auditedAppliances(lines: readonly UsageLine[]): AuditedAppliance[] {
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
