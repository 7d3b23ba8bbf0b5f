import * as z from 'zod/mini'
import { StartupError } from '../startup-error.ts'

/**
 * An archive is a tar, in this order: `head.json`, the secrets that DATA_DIR keeps, the rows of each table in parts, the files as
 * they are stored with an index of hashes after each thousand, `manifest.json`. One that was cut off has no manifest.
 */
export const archiveFormat = 1

export const entryNames = {
  head: 'head.json',
  manifest: 'manifest.json',
  secret: (name: string) => `secrets/${name}`,
  table: (name: string) => `tables/${name}/`,
  file: (key: string) => `files/${key}`,
  index: (number: number) => `indexes/${number}.json`,
} as const

const count = z.int().check(z.nonnegative())

/** What has to be known before anything is restored. */
export const headSchema = z.object({
  format: z.literal(archiveFormat),
  siteVersion: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** When the newest migration was made that the rows have been through, as its journal says. */
  migration: z.int(),
  /** `kept`: the archive carries the secret. `environment`: whoever restores must set APP_SECRET to the same. */
  secret: z.enum(['kept', 'environment']),
  /** What names the secret, and tells nothing of it. */
  secretId: z.string(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.readonly(z.array(z.string())) })),
})
export type ArchiveHead = z.infer<typeof headSchema>

/** Files whose bytes have just come, in their order. */
export const indexSchema = z.array(z.object({ key: z.string(), size: count, sha256: z.string() }))
export type FileIndex = z.infer<typeof indexSchema>

/** What must be there when everything is restored. */
export const manifestSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count, digest: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({ count, bytes: count, missing: z.array(z.string()) }),
  /** Keys of files that no secret of the site opened. */
  unreadableKeys: count,
})
export type Manifest = z.infer<typeof manifestSchema>

/** @throws StartupError when an archive does not say what a backup writes */
export function parse<T>(schema: z.ZodMiniType<T>, found: unknown): T {
  const { success, data } = schema.safeParse(found)
  if (!success) throw damaged()
  return data
}

export function damaged(): StartupError {
  return new StartupError('The archive is damaged: what it says of itself is not what a backup writes')
}
