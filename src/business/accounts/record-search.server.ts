import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { countries } from '#kernel/country.ts'
import { editDistance } from '#kernel/edit-distance.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKey } from '#platform/phone-number.server.ts'
import type { RecordKind } from './tables.server.ts'

/** A record that a question finds. */
export type RecordHit = { readonly kind: RecordKind; readonly recordId: number }

const mostWords = 8

/**
 * The newest records that have every word of a question, each perhaps only begun; where those are few, also those with the words
 * that its own may have been meant to be. Who may read them is the caller's to check.
 */
export async function findRecords(
  db: Queryable,
  question: string,
  { kinds, most }: { readonly kinds: readonly RecordKind[]; readonly most: number },
): Promise<RecordHit[]> {
  const words = (await wordsOf(db, question)).map(({ word }) => word)
  if (words.length === 0 || kinds.length === 0) return []
  const found = await newestWith(db, begun(words), kinds, most)
  if (found.length >= most) return found
  const meant = await meantBy(db, words)
  if (meant === null) return found
  const known = new Set(found.map(nameOf))
  const others = (await newestWith(db, meant, kinds, most)).filter((record) => !known.has(nameOf(record)))
  return [...found, ...others].slice(0, most)
}

const nameOf = ({ kind, recordId }: RecordHit) => `${kind} ${recordId}`

/**
 * What a list asks of the ids of its rows: that they have every word of a question, one that no record has whole also as it sounds (half a
 * name is written in more ways than one); or else the words that may have been meant.
 */
export async function recordCondition(db: Queryable, kind: RecordKind, id: AnyColumn, question: string): Promise<SQL> {
  const asked = await wordsOf(db, question)
  const words = asked.map(({ word }) => word)
  if (words.length === 0) return sql`false`
  const halves = asked.flatMap(({ word, isWhole }) => (isWhole ? [] : [word]))
  const heard = halves.length > 0 ? await meantBy(db, words, halves) : null
  const found = await conditionOf(db, heard ?? begun(words), kind, id)
  if (found) return found
  const meant = halves.length < words.length ? await meantBy(db, words) : null
  return (meant !== null && (await conditionOf(db, meant, kind, id))) || sql`false`
}

/** So many among the recent ones are common: a list that is read in its order meets them soon. */
const common = 20

/**
 * That a row has these terms; null where none has. Rare ones are told by their ids: PostgreSQL takes the beginning of a word for
 * common, and would read a list from its start to its end for the few rows that have it.
 */
async function conditionOf(db: Queryable, terms: string, kind: RecordKind, id: AnyColumn): Promise<SQL | null> {
  const last = await recentWith(db, terms, [kind], common)
  if (last.length === common) {
    return sql`exists (
      select from record_words as record
      where record.kind = ${kind} and record.record_id = ${id} and record.words @@ ${terms}::tsquery)`
  }
  const { rows } = await db.execute<{ recordId: number }>(sql`
    select record_id as "recordId" from record_words where words @@ ${terms}::tsquery and kind = ${kind}`)
  return rows.length === 0 ? null : sql`${id} = any(${sql.param(rows.map(({ recordId }) => recordId))}::int[])`
}

type AskedWord = {
  readonly word: string
  /** A record has it as it is. */
  readonly isWhole: boolean
}

/** A phone is one word, its digits: of a whole number those that are dialled. Everything else is read as the words of records are. */
async function wordsOf(db: Queryable, question: string): Promise<readonly AskedWord[]> {
  const asked = question.trim()
  if (/^\+?[\d ().\-/]{4,40}$/.test(asked))
    return [digitsOf(asked)].filter(Boolean).map((word) => ({ word, isWhole: true }))
  const { rows } = await db.execute<AskedWord>(sql`
    select word, exists (select from known_words as known where known.word = asked.word) as "isWhole" from (
      select left(word, 40) as word, min(place) as place
      from string_to_table(search_text(${asked}), ' ') with ordinality as said (word, place)
      where word <> '' group by said.word order by min(place) limit ${mostWords}
    ) as asked order by place`)
  return rows
}

function digitsOf(phone: string): string {
  const keys = countries.map((country) => phoneKey(phone, country))
  const dialled = keys.find((key) => dialledNumber(key))
  // Without what stands for the country, which may be either: the end is the same.
  if (dialled && !/^\+|^00/.test(phone)) return phone.replace(/\D/g, '').replace(/^0+/, '')
  return (dialled ?? phone).replace(/\D/g, '').replace(/^0+/, '')
}

const isDigits = (word: string) => /^\d+$/.test(word)
const fewestOfEnd = 4

/** As `::tsquery` reads it: every word goes on; digits may also be the last ones of a phone. */
const begun = (words: readonly string[]) => words.map((word) => `(${beginning(word).join(' | ')})`).join(' & ')

function beginning(word: string): readonly string[] {
  const goesOn = `${quoted(word)}:*`
  if (!isDigits(word) || word.length < fewestOfEnd) return [goesOn]
  return [goesOn, `${quoted(`r${Array.from(word).toReversed().join('')}`)}:*`]
}

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

/** Records that are looked through for a word that many have, before all that have it are counted. */
const recent = 2000

/**
 * The newest of the records with these terms. What is common stands among the last ones, and the rest is so rare that the
 * index has few of it.
 */
async function newestWith(
  db: Queryable,
  terms: string,
  kinds: readonly RecordKind[],
  most: number,
): Promise<RecordHit[]> {
  const last = await recentWith(db, terms, kinds, most)
  if (last.length === most) return last
  const { rows } = await db.execute<RecordHit>(sql`
    with found as materialized (
      select kind, record_id, at from record_words
      where words @@ ${terms}::tsquery and kind = any(${sql.param([...kinds])}::text[])
    )
    select kind, record_id as "recordId" from found order by at desc, record_id desc limit ${most}`)
  return rows
}

/** As {@link newestWith}, of the recent records alone. */
async function recentWith(db: Queryable, terms: string, kinds: readonly RecordKind[], most: number) {
  const { rows } = await db.execute<RecordHit>(sql`
    select kind, record_id as "recordId" from (
      select kind, record_id, at, words from record_words order by at desc, record_id desc limit ${recent}
    ) as record
    where words @@ ${terms}::tsquery and kind = any(${sql.param([...kinds])}::text[])
    order by at desc, record_id desc limit ${most}`)
  return rows
}

type Meant = {
  readonly word: string
  /** Known words that sound like it. */
  readonly alike: readonly string[]
  /** Known words that begin as it sounds. */
  readonly onward: readonly string[]
  /** Known words that are spelled like it. */
  readonly similar: readonly string[]
}

/** The words of a question with the known ones that each (or those of `unsure` alone) may have been meant to be; null where there are none. */
async function meantBy(db: Queryable, words: readonly string[], unsure = words): Promise<string | null> {
  const spelled = unsure.filter((word) => /^[a-z]{3,30}$/.test(word))
  if (spelled.length === 0) return null
  // Materialized, or every known word would have the sound of the question worked out anew.
  const { rows } = await db.execute<Meant>(sql`
    with asked as materialized (
      select word, search_sound(word) as sound from unnest(${sql.param(spelled)}::text[]) as one (word)
    )
    select word,
      array(select known.word from known_words as known where known.sound = asked.sound and length(asked.sound) >= 2
        order by similarity(known.word, asked.word) desc, known.word limit 20) as alike,
      array(select known.word from known_words as known
        where known.sound ~>~ asked.sound and known.sound ~<~ (asked.sound || '~') and length(asked.sound) >= 2
        order by length(known.sound), known.word limit 60) as onward,
      array(select known.word from known_words as known where known.word % asked.word
        order by similarity(known.word, asked.word) desc, known.word limit 12) as similar
    from asked`)
  const known = new Map(rows.map((row) => [row.word, nearest(row)]))
  if ([...known.values()].every((near) => near.length === 0)) return null
  return words
    .map((word) => `(${[...beginning(word), ...(known.get(word) ?? []).map(quoted)].join(' | ')})`)
    .join(' & ')
}

/** Of the candidates those that a slip of the ear or of the keyboard parts from a word, or from what it begins. */
function nearest({ word, alike, onward, similar }: Meant): readonly string[] {
  const slips = word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3
  const sounds = alike.filter((known) => editDistance(word, known) <= slips + 2)
  // One way to write a sound may be longer than the other: `ouedr` begins `wedraogo`.
  const ends = Array.from({ length: 2 * slips + 1 }, (_, more) => word.length - slips + more)
  const begins = onward.filter((known) => ends.some((end) => editDistance(word, known.slice(0, end)) <= slips))
  const spelled = similar.filter((known) => editDistance(word, known) <= slips)
  return [...new Set([...sounds, ...begins, ...spelled])].filter((known) => known !== word)
}
