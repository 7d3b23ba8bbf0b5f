import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The condition that a text made by `search_text` has every word of `q`, whatever its accents, wherever it stands. */
export function hasWords(text: SQLWrapper, q: string): SQL[] {
  return q
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => sql`${text} like '%' || trim(search_text(${word})) || '%'`)
}
