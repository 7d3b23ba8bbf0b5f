const hourMs = 3_600_000

/** A session that nobody uses ends after it. */
export const idleSessionMs = 12 * hourMs
/** A session ends after it, however much it is used (OWASP ASVS 5.0, 7.3.2). */
export const longestSessionMs = 7 * 24 * hourMs
/** How long a proof of who one is counts for what needs one. */
const confirmedMs = hourMs / 4

/** When a session ends at the latest. */
export function endOf({ createdAt }: { readonly createdAt: Date }): Date {
  return new Date(createdAt.getTime() + longestSessionMs)
}

/** True while signing in, or proving again who one is, is recent enough for what a stolen session must not do. */
export function isConfirmed(
  { createdAt, confirmedAt }: { readonly createdAt: Date; readonly confirmedAt?: Date | null | undefined },
  now: Date,
): boolean {
  return now.getTime() - Math.max(createdAt.getTime(), confirmedAt?.getTime() ?? 0) < confirmedMs
}
