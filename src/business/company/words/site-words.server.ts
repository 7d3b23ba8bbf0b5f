import { and, eq } from 'drizzle-orm'
import { compileSources } from '#i18n/compile-sources.ts'
import { messageSource } from '#i18n/server-messages.server.ts'
import type { Company, OwnWords } from '#kernel/brand.ts'
import { languages, perLanguage, type Language } from '#kernel/language.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { siteWords } from '../tables.server.ts'
import { isLegal, type SiteMessage, type WordArea } from './site-message.ts'
import { areaOf, faultIn, neededBy } from './word-rules.server.ts'

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

/** A text of the site with what staff wrote in its place. */
export function siteMessage(
  key: string,
  area: WordArea,
  own: (language: Language) => OwnText | undefined,
): SiteMessage {
  const words = perLanguage((language) => {
    const written = own(language)
    return {
      original: messageSource(key, language),
      own: written ? { text: written.text, by: written.writtenBy, at: written.updatedAt.toISOString() } : null,
      needs: neededBy(key, language),
    }
  })
  return { key, area, isLegal: isLegal(key), words }
}

/** What staff wrote in the place of a text, in every language. */
export const ownTextsOf = (tx: Transaction, key: string): Promise<OwnText[]> =>
  tx.select().from(siteWords).where(eq(siteWords.key, key)).for('update')

/** Writes a text in the place of the original, or of what was written before. */
export async function storeOwnText(tx: Transaction, row: OwnText): Promise<void> {
  const { text, writtenBy, updatedAt } = row
  await tx
    .insert(siteWords)
    .values(row)
    .onConflictDoUpdate({ target: [siteWords.language, siteWords.key], set: { text, writtenBy, updatedAt } })
}

/** Leaves the original standing again. */
export async function removeOwnText(tx: Transaction, key: string, language: Language): Promise<void> {
  await tx.delete(siteWords).where(and(eq(siteWords.key, key), eq(siteWords.language, language)))
}
