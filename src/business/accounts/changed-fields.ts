/** A record, as it can be written as JSON. */
export type Fields = Readonly<Record<string, unknown>>

/** What two states of a record differ in; the whole of the one where the other is missing. */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before, after }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (record: Fields) =>
    Object.fromEntries(changed.filter((name) => name in record).map((name) => [name, record[name]]))
  return { before: only(before), after: only(after) }
}
