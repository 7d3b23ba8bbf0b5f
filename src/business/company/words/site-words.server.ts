import { and, eq, inArray, sql } from 'drizzle-orm'
import { compileSources } from '#i18n/compile-sources.ts'
import { messageSource } from '#i18n/server-messages.server.ts'
import type { Company, OwnWords } from '#kernel/brand.ts'
import { languages, perLanguage, type Language } from '#kernel/language.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { siteWords } from '../tables.server.ts'
import { isLegal, type SiteMessage, type TextPlace } from './site-message.ts'
import { areaOf, faultIn, neededBy, placesWith } from './word-rules.server.ts'

/** A text that staff wrote. */
export type OwnText = typeof siteWords.$inferSelect

/** What staff wrote, in no order. What this version of the site can't use any more is told to the log and left out: the original stands there. */
export async function readOwnTexts(db: Queryable, log: Pick<Log, 'error'>): Promise<OwnText[]> {
  const rows = await db.select().from(siteWords)
  return rows.filter((row) => isUsable(row, log))
}

function isUsable({ language, key, text }: OwnText, log: Pick<Log, 'error'>): boolean {
  if (areaOf(key) && languages.includes(language) && faultIn(key, language, text) === null) return true
  log.error({ language, key }, 'a text of the site could not be used')
  return false
}

/** Staff's words as pages speak them, compiled; nothing where there are none. */
export function ownWordsOf(texts: readonly OwnText[]): Pick<Company, 'words'> {
  if (texts.length === 0) return {}
  const byLanguage = Map.groupBy(texts, ({ language }) => language)
  const words: OwnWords = Object.fromEntries(
    [...byLanguage].map(([language, those]) => [
      language,
      compileSources(Object.fromEntries(those.map(({ key, text }) => [key, text]))),
    ]),
  )
  return { words }
}

/** What staff wrote in the place of a text. */
export type OwnTextAt = (key: string, language: Language) => OwnText | undefined

export function ownTextIn(texts: readonly OwnText[]): OwnTextAt {
  const byPlace = new Map(texts.map((text) => [`${text.language} ${text.key}`, text]))
  return (key, language) => byPlace.get(`${language} ${key}`)
}

/** The other texts of the site with the same original in a language that say the same there now. */
export function alikeOf(key: string, language: Language, ownAt: OwnTextAt): TextPlace[] {
  const said = ownAt(key, language)?.text
  return placesWith(messageSource(key, language), language).filter(
    (place) => place.key !== key && ownAt(place.key, language)?.text === said,
  )
}

/** A text of the site with what staff wrote in its place. */
export function siteMessage({ key, area }: TextPlace, ownAt: OwnTextAt): SiteMessage {
  const words = perLanguage((language) => {
    const written = ownAt(key, language)
    return {
      original: messageSource(key, language),
      own: written ? { text: written.text, by: written.writtenBy, at: written.updatedAt.toISOString() } : null,
      needs: neededBy(key, language),
      alike: alikeOf(key, language, ownAt),
    }
  })
  return { key, area, isLegal: isLegal(key), words }
}

/** What staff wrote in the place of texts in a language, which nobody else changes meanwhile. */
export const lockOwnTexts = (tx: Transaction, keys: readonly string[], language: Language): Promise<OwnText[]> =>
  tx
    .select()
    .from(siteWords)
    .where(and(inArray(siteWords.key, keys), eq(siteWords.language, language)))
    .orderBy(siteWords.key)
    .for('update')

/** Writes texts in the place of the originals, or of what was written before. */
export async function storeOwnTexts(tx: Transaction, rows: readonly OwnText[]): Promise<void> {
  await tx
    .insert(siteWords)
    .values([...rows])
    .onConflictDoUpdate({
      target: [siteWords.language, siteWords.key],
      set: { text: sql`excluded.text`, writtenBy: sql`excluded.written_by`, updatedAt: sql`excluded.updated_at` },
    })
}

/** Leaves the originals standing again, in one language. */
export async function removeOwnTexts(tx: Transaction, keys: readonly string[], language: Language): Promise<void> {
  await tx.delete(siteWords).where(and(inArray(siteWords.key, keys), eq(siteWords.language, language)))
}
