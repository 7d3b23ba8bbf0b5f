import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { mediaImages } from './tables.server.ts'

/**
 * The address of an image as pages are told it: with the focal point behind (`#30,70`) of one of the library that is not cut
 * around its middle. The file that it names is the same.
 */
export function withFocus(address: AnyPgColumn | SQL): SQL<string | null> {
  const { id, focalX, focalY } = mediaImages
  const focus = sql`select '#' || ${focalX} || ',' || ${focalY} from ${mediaImages}
    where ${id} = split_part(${address}, '/', 3) and (${focalX}, ${focalY}) <> (50, 50)`
  return sql<string | null>`${address} || coalesce((${focus}), '')`
}
