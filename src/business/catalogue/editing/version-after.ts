/** When a save becomes the version of a record: later than the one that it replaces, even within a millisecond. */
export function versionAfter(before: { readonly updatedAt: string }, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1))
}
