/** Values that are loaded when they are first asked for and held until they are dropped. */
export type HeldValues<K, V> = {
  read(key: K): Promise<V>
  /** Forgets everything. A load that is under way still answers those who wait for it, and nobody after them. */
  drop(): void
}

/**
 * Holds what `load` answers, at most `most` values, the oldest out first. Callers that come while a value loads share that
 * one load; one that failed is not held.
 */
export function memoize<K, V>(
  load: (key: K) => Promise<V>,
  { most = Number.POSITIVE_INFINITY } = {},
): HeldValues<K, V> {
  const held = new Map<K, Promise<V>>()
  return {
    read(key) {
      const known = held.get(key)
      if (known) return known
      const loading = load(key).catch((error: unknown) => {
        if (held.get(key) === loading) held.delete(key)
        throw error
      })
      held.set(key, loading)
      if (held.size > most) held.delete(held.keys().next().value as K)
      return loading
    },
    drop: () => held.clear(),
  }
}
