/** What an energy audit asked of the engine, as far as anybody looks at it before it is sent. */
export type KeptAudit = {
  readonly applianceUsage: readonly { readonly quantity: number }[]
  readonly backupHours: number
  readonly clientType?: 'residential' | 'commercial'
  readonly country?: string
  readonly place?: string
  /** Of the supply; one where it is not said. */
  readonly phases?: 1 | 3
  /** What a month costs now, in whole units of the country's currency. */
  readonly spend?: { readonly fuel?: number; readonly power?: number }
}

/** The system that it recommends. */
export type KeptPick = { readonly id: number; readonly name: string; readonly nameEn: string }

const madeKey = 'audit.made.v1'
const pickKey = 'audit.pick.v1'
const leftOutKey = 'audit.leftOut'
/** Private browsing or a full disk: known as long as the page. */
const remembered = new Map<string, string>()

function write(key: string, value: string): void {
  remembered.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // It stays remembered.
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? remembered.get(key)
  } catch {
    return remembered.get(key)
  }
}

/** Keeps what the result on screen was calculated from, as JSON, and the system that it recommends, until the next one. */
export function keepAudit(asked: string, pick: KeptPick | null): void {
  write(madeKey, asked)
  write(pickKey, JSON.stringify(pick))
}

/** Forgets it: the server can't read it (any more). */
export function clearAudit(): void {
  keepAudit('null', null)
}

/** The audit that this visitor has made last; null for none. */
export function keptAudit(): KeptAudit | null {
  try {
    const kept = JSON.parse(read(madeKey) ?? 'null') as KeptAudit | null
    return kept && Array.isArray(kept.applianceUsage) ? kept : null
  } catch {
    return null
  }
}

/** The system that this visitor's last audit recommends; null without one. */
export function keptPick(): KeptPick | null {
  try {
    const pick = JSON.parse(read(pickKey) ?? 'null') as KeptPick | null
    return typeof pick?.id === 'number' ? pick : null
  } catch {
    return null
  }
}

/** True once this visitor wants to send requests without their audit. */
export function isAuditLeftOut(): boolean {
  return read(leftOutKey) === 'yes'
}

/** Remembers whether the audit goes with what is sent from now on. */
export function leaveAuditOut(isLeftOut: boolean): void {
  write(leftOutKey, isLeftOut ? 'yes' : 'no')
}

/** The audit that goes with a request: the one that was made last, unless it is left out. */
export function auditToSend(): KeptAudit | null {
  return isAuditLeftOut() ? null : keptAudit()
}
