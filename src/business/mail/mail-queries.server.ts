import { eq } from 'drizzle-orm'
import { versionAfter } from '#business/accounts/record-change.server.ts'
import { languages, perLanguage, type Language, type Localized } from '#kernel/language.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Services } from '#platform/services.server.ts'
import { originalOf, placeholdersOf, faultIn, type WordsFault, byKey } from './mail/part-words.ts'
import { partsOf, type PartRule } from './mail/part-rules.ts'
import { mailNames, type MailName, type WordsOf } from './mail-name.ts'
import type { MailRecord, MailSummary, MailWords, PartWords } from './mail-record.ts'
import { mailWords } from './tables.server.ts'
import * as z from 'zod/mini'
import { line, lines, longText } from '#kernel/form-fields.ts'

type Row = typeof mailWords.$inferSelect

/** Every mail, changed or not, in the order of the list. */
export async function readMailSummaries(db: Queryable, log: Pick<Log, 'error'>): Promise<MailSummary[]> {
  const rows = new Map((await db.select().from(mailWords)).map((row) => [row.mail, row]))
  return mailNames.map((mail) => {
    const { words, updatedAt } = toRecord(mail, rows.get(mail), log)
    const changed = languages.filter((language) => Object.keys(words[language]).length > 0)
    return { mail, changed, updatedAt }
  })
}

/** A mail with its words. */
export async function readMailRecord(db: Queryable, mail: MailName, log: Pick<Log, 'error'>): Promise<MailRecord> {
  const [row] = await db.select().from(mailWords).where(eq(mailWords.mail, mail))
  return toRecord(mail, row, log)
}

/** A mail with its words, locked for a change until the transaction ends. */
export async function lockMailRecord(tx: Transaction, mail: MailName, log: Pick<Log, 'error'>): Promise<MailRecord> {
  // The row is there to be locked, whether or not the mail was ever changed.
  await tx.insert(mailWords).values({ mail, words: null, updatedAt: null }).onConflictDoNothing()
  const [row] = await tx.select().from(mailWords).where(eq(mailWords.mail, mail)).for('update')
  return toRecord(mail, row, log)
}

/** Writes the next version of a mail's words. */
export async function storeMailWords(
  tx: Transaction,
  before: MailRecord,
  words: MailWords,
  now: Date,
): Promise<MailRecord> {
  const next = { version: before.version + 1, updatedAt: versionAfter(before, now) }
  const isOriginal = languages.every((language) => Object.keys(words[language]).length === 0)
  await tx
    .update(mailWords)
    .set({ ...next, words: isOriginal ? null : words })
    .where(eq(mailWords.mail, before.mail))
  return { ...before, words, version: next.version, updatedAt: next.updatedAt.toISOString() }
}

/** What staff wrote in place of the words of a mail in a language, by message key. */
export async function readStaffWords(
  { db, log }: Pick<Services, 'db' | 'log'>,
  ...[mail, language]: Parameters<WordsOf>
): ReturnType<WordsOf> {
  const [row] = await db.select({ words: mailWords.words }).from(mailWords).where(eq(mailWords.mail, mail))
  return byKey(mail, readable(mail, row?.words, log)[language])
}

function toRecord(mail: MailName, row: Row | undefined, log: Pick<Log, 'error'>): MailRecord {
  const parts = partsOf(mail).map(([part, rule]) => {
    const { kind, isOptional, required } = rule
    return { part, kind, isOptional, required, placeholders: placeholdersOf(rule), original: originalOf(rule) }
  })
  const words = readable(mail, row?.words, log)
  return { mail, parts, words, version: row?.version ?? 1, updatedAt: row?.updatedAt?.toISOString() ?? null }
}

/** A text that an older version stored and this one can't use is told to the log, and the original stands in its place. */
function readable(mail: MailName, stored: unknown, log: Pick<Log, 'error'>): MailWords {
  const written = (stored ?? {}) as Readonly<Partial<Localized<Readonly<Record<string, unknown>>>>>
  const inLanguage = (language: Language): PartWords =>
    Object.fromEntries(
      partsOf(mail).flatMap(([part, rule]) => {
        const words = written[language]?.[part]
        if (words === undefined) return []
        const read = partSchema(rule).safeParse(words)
        if (read.success) return [[part, read.data]]
        log.error({ mail, language, part }, 'the words of a mail could not be read')
        return []
      }),
    )
  return perLanguage(inLanguage)
}

const longestLine = 150
const longestText = 2000

/** ICU quotes by straight apostrophes: `l'{name}'` would be no name any more. Nobody who writes a mail means that. */
const withoutQuoting = (words: string) => words.replaceAll("'", '’')

const none = (fault: WordsFault, rule: PartRule) =>
  z.refine<string>((words) => faultIn(rule, words) !== fault, { error: fault })

/** The words of a part; codes as {@link wordsSchema} has them. */
function partSchema(rule: PartRule) {
  const several = rule.isOptional ? lines(longestText) : longText(1, longestText)
  return (rule.kind === 'line' ? line(1, longestLine) : several).check(
    z.overwrite(withoutQuoting),
    none('not_readable', rule),
    none('unknown_placeholder', rule),
    none('missing_placeholder', rule),
  )
}

/**
 * The words of a mail in both languages, a part that is left out being the original. Codes: `required`, `not_a_text`,
 * `too_long`, `not_readable` (ICU), `unknown_placeholder`, `missing_placeholder`; `invalid` for parts that it does not have.
 */
function wordsSchema(mail: MailName) {
  const shape = Object.fromEntries(partsOf(mail).map(([part, rule]) => [part, z.optional(partSchema(rule))]))
  const inOneLanguage = () => z._default(z.strictObject(shape, 'invalid'), {})
  return z.strictObject(perLanguage(inOneLanguage), 'invalid')
}

/** What a change sends: the words, and the version that it was made from. */
export function changeSchema(mail: MailName) {
  return z.object({ words: wordsSchema(mail), updatedAt: z.optional(z.nullable(z.string('not_a_text'))) }, 'invalid')
}

/** What a preview or a test is made of: words that need not be saved, and the language that is shown. */
export function sampleSchema(mail: MailName) {
  return z.object({ words: wordsSchema(mail), language: z.enum(languages, 'unknown_value') }, 'invalid')
}
