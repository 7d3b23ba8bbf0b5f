import { sql } from 'drizzle-orm'
import type { Language } from '#kernel/language.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ReadWord } from './search-terms.ts'

const mostWords = 8

/**
 * The first eight words of a question as search compares words, and what is known of each: at most five words that it
 * begins; where there is none, those that look like it, most alike first, and those with two neighbours swapped.
 */
export async function readWords(db: Database, question: string, language: Language): Promise<ReadWord[]> {
  const { rows } = await db.execute<ReadWord>(sql`
    with asked as (
      select word, min(place) as place
      from string_to_table(search_text(${question}), ' ') with ordinality as read (word, place)
      where word <> '' group by word order by place limit ${mostWords}
    ), begun as (
      select word, place,
        exists (select from search_words as known where known.language = ${language} and known.word = asked.word) as known,
        array(
          select known.word from search_words as known
          where length(asked.word) >= 3 and known.language = ${language} and known.word like asked.word || '%'
          order by length(known.word), known.word limit 5
        ) as completions
      from asked
    )
    select word, known as "isKnown", completions,
      case when known or completions <> '{}' or word !~ '^[a-z]{3,30}$' then '{}' else array(
        select known.word from search_words as known
        where known.language = ${language} and known.word = any(array(
          select overlay(begun.word placing reverse(substr(begun.word, at, 2)) from at for 2)
          from generate_series(1, length(begun.word) - 1) as at))
      ) || array(
        select known.word from search_words as known
        where known.language = ${language} and known.word % begun.word
        order by similarity(known.word, begun.word) desc, known.word limit 12
      ) end as similar
    from begun order by place`)
  return rows
}
