import * as z from 'zod/mini'
import { idField } from '#kernel/form-fields.ts'

/** The place in a list after a product: what it is sorted by there, and its id. */
const text = z.string().check(z.refine((value) => !value.includes('\0')))
const placeSchema = z.tuple([z.union([text, z.int()]), idField])
export type Place = z.infer<typeof placeSchema>

/** A place as part of an address. */
export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a cursor names; null for one that {@link writeCursor} did not make. */
export function readCursor(cursor: string): Place | null {
  try {
    const read = placeSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
