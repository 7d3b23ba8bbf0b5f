import { sql } from 'drizzle-orm'
import type { Language } from '#kernel/language.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { HitKind } from './search-hit.ts'
import type { searchEntries } from './tables.server.ts'

/** What a search shows of an entry, and how well it fits. */
export type FoundEntry = Pick<
  typeof searchEntries.$inferSelect,
  'kind' | 'key' | 'title' | 'excerpt' | 'imageUrl' | 'sector' | 'prices'
> & { readonly rank: number }

export type EntrySearch = {
  /** As `to_tsquery` reads it. */
  readonly terms: string
  readonly language: Language
  readonly kinds: readonly HitKind[]
  /** Where to look: titles and keywords, or all that was written. */
  readonly within: 'heading' | 'document'
  readonly now: Date
  readonly most: number
}

const configuration = { fr: 'french', en: 'english' } as const

/** So many entries of a kind are ranked at most, whatever thousands have a word: those of the title cost the least. */
const mostRanked = { heading: 200, document: 100 }

/** The entries that fit best, at most `most` of each kind; one that comes with the site yields to staff's of the same key. */
export async function findEntries(db: Database, search: EntrySearch): Promise<FoundEntry[]> {
  const { terms, language, kinds, within, now, most } = search
  const vector = sql.identifier(within)
  const { rows } = await db.execute<FoundEntry>(sql`
    with asked as (
      select query from to_tsquery(${configuration[language]}::regconfig, ${terms}) as query where numnode(query) > 0
    )
    select found.* from asked
    cross join unnest(${sql.param([...kinds])}::text[]) as shelf (kind)
    cross join lateral (
      select fit.kind, key, title, excerpt, image_url as "imageUrl", sector, prices,
        ts_rank(fit.${vector}, asked.query, 1) as rank
      from (
        select * from search_entries as entry
        where entry.${vector} @@ (asked.query && quote_literal(shelf.kind || ${`/${language}`}::text)::tsquery)
          and (shown_from is null or shown_from <= ${now})
          and not (is_built_in and exists (
            select from search_entries as own
            where own.kind = entry.kind and own.key = entry.key and own.language = entry.language
              and not own.is_built_in and (own.shown_from is null or own.shown_from <= ${now})))
        limit ${mostRanked[within]}
      ) as fit
      order by rank desc, shown_from desc nulls last, key
      limit ${most}
    ) as found
    order by rank desc`)
  return rows
}
