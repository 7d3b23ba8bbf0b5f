import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { DatabaseHandle, Queryable } from './database/database.server.ts'

/** What can change of the content, each under its own name. `company`: everything that is set, its legal texts too. */
export const topics = ['products', 'posts', 'solutions', 'media', 'company', 'presets'] as const
export type Topic = (typeof topics)[number]

export type EntryOptions<V> = {
  /** What the value tells of, beside what it was made from: the topics of every entry that its load reads are its own too. */
  readonly topics?: readonly Topic[]
  /** The size of a value, in bytes; a kilobyte without. */
  readonly bytes?: (value: V) => number
  /** Until when it is true, whatever else changes. */
  readonly until?: (value: V) => Date | null
  /** Whether it may be kept; always without. */
  readonly keep?: (value: V) => boolean
}

export type Cache = {
  /**
   * The value of a key, which `load` answers when it is not kept. Callers that come while it loads share that one load; one
   * that fails, or that a change of its topics overtook, is answered and not kept.
   */
  read<V>(key: string, options: EntryOptions<V>, load: () => Promise<V>): Promise<V>
  /** What is kept under a key, at once. */
  peek<V>(key: string): V | undefined
  /** Keeps a value under a key; no change drops it. */
  keep(key: string, value: unknown, bytes: number): void
  /** Counts a kept value as so many bytes more. */
  grow(key: string, value: unknown, bytes: number): void
  /** Says that what is being loaded tells of a topic that it reads by itself. */
  dependOn(...read: readonly Topic[]): void
  /** Drops everything that tells of a topic: it has changed. */
  drop(topic: Topic): void
  /** Drops everything that tells of any topic. */
  dropAll(): void
  /** Of everything kept. */
  readonly bytes: number
}

type Entry = { readonly value: unknown; readonly topics: ReadonlySet<Topic>; readonly bytes: number; until: number }
/** What a load has read so far. */
type Reads = { readonly topics: Set<Topic>; until: number }

const reads = new AsyncLocalStorage<Reads>()
const kilobyte = 1_024

/** What a process keeps of the database's content, and what it made from it: at most `maxBytes`, least recently used out first. */
export function createCache({ maxBytes, now }: { readonly maxBytes: number; now(): Date }): Cache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  })
  const loading = new Map<string, Promise<Entry>>()
  const changes = new Map<Topic, number>()
  let lastChange = 0

  const peek = (key: string) => {
    const entry = entries.get(key)
    return entry && (entry.until === Infinity || entry.until > now().getTime()) ? entry : undefined
  }
  const load = async <V>(key: string, options: EntryOptions<V>, answer: () => Promise<V>): Promise<Entry> => {
    const before = lastChange
    const read: Reads = { topics: new Set(options.topics), until: Infinity }
    const value = await reads.run(read, answer)
    const until = Math.min(read.until, options.until?.(value)?.getTime() ?? Infinity)
    const entry = { value, topics: read.topics, until, bytes: options.bytes?.(value) ?? kilobyte }
    const isOvertaken = [...read.topics].some((topic) => (changes.get(topic) ?? 0) > before)
    if (!isOvertaken && (options.keep?.(value) ?? true)) entries.set(key, entry)
    return entry
  }
  const loadOnce = <V>(key: string, options: EntryOptions<V>, answer: () => Promise<V>) => {
    const known = loading.get(key)
    if (known) return known
    const begun = load(key, options, answer).finally(() => {
      if (loading.get(key) === begun) loading.delete(key)
    })
    loading.set(key, begun)
    return begun
  }
  const drop = (changed: readonly Topic[]) => {
    lastChange += 1
    for (const topic of changed) changes.set(topic, lastChange)
    // Who comes from now on waits for no load that may have read what was before.
    loading.clear()
    for (const [key, entry] of entries.entries()) {
      if (changed.some((topic) => entry.topics.has(topic))) entries.delete(key)
    }
  }

  return {
    async read<V>(key: string, options: EntryOptions<V>, answer: () => Promise<V>) {
      const entry = peek(key) ?? (await loadOnce(key, options, answer))
      const outer = reads.getStore()
      if (outer) {
        for (const topic of entry.topics) outer.topics.add(topic)
        outer.until = Math.min(outer.until, entry.until)
      }
      return entry.value as V
    },
    peek: <V>(key: string) => peek(key)?.value as V | undefined,
    keep: (key, value, bytes) => void entries.set(key, { value, topics: new Set(), bytes, until: Infinity }),
    grow(key, value, bytes) {
      const entry = entries.peek(key)
      if (entry && entry.value === value) entries.set(key, { ...entry, bytes: entry.bytes + bytes })
    },
    dependOn(...read) {
      for (const topic of read) reads.getStore()?.topics.add(topic)
    },
    drop: (topic) => drop([topic]),
    dropAll: () => drop(topics),
    get bytes() {
      return entries.calculatedSize
    },
  }
}

const channel = 'content_changed'
const ownChanges = new AsyncLocalStorage<Set<Topic>>()

/** Has every process drop what it keeps of a topic once the transaction is in: call it in the transaction that changes it. */
export async function invalidate(tx: Queryable, topic: Topic): Promise<void> {
  ownChanges.getStore()?.add(topic)
  await tx.execute(sql`select pg_notify(${channel}, ${topic})`)
}

/** Does the work of a request: what it has invalidated is dropped here when it ends, so that the next one reads it. */
export async function readingOwnWrites<T>(cache: Pick<Cache, 'drop'>, work: () => PromiseLike<T>): Promise<T> {
  const changed = new Set<Topic>()
  try {
    return await ownChanges.run(changed, async () => work())
  } finally {
    for (const topic of changed) cache.drop(topic)
  }
}

/** Drops what any process changes, and everything after a time in which none was heard. */
export async function dropOnChange(database: Pick<DatabaseHandle, 'listen'>, cache: Cache): Promise<void> {
  const hear = (told: string) => {
    const topic = topics.find((known) => known === told)
    return topic ? cache.drop(topic) : cache.dropAll()
  }
  await database.listen(channel, hear, cache.dropAll)
}
