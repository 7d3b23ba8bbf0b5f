import type { Acting } from '#business/accounts/acting.server.ts'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale } from '#business/accounts/stale.ts'
import { languages, perLanguage } from '#kernel/language.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { ownWords } from './mail/own-words.ts'
import { isMailName } from './mail-name.ts'
import { lockMailRecord, readMailRecord, readMailSummaries, storeMailWords } from './mail-queries.server.ts'
import type { MailRecord, MailSummary, MailWords } from './mail-record.ts'
import { changeSchema } from './words-schema.server.ts'

/** Every mail, in the order of the list. Refused as {@link permit} says. */
export async function listMailWords({ db, actor, log }: Acting): Promise<Outcome<readonly MailSummary[]>> {
  const permitted = permit(actor, 'mails.manage')
  return permitted.ok ? done(await readMailSummaries(db, log)) : permitted
}

/** A mail with its words. Refused as {@link permit} says, and as `not_found`. */
export async function readMailWords({ db, actor, log }: Acting, mail: string): Promise<Outcome<MailRecord>> {
  const permitted = permit(actor, 'mails.manage')
  if (!permitted.ok) return permitted
  return isMailName(mail) ? done(await readMailRecord(db, mail, log)) : refused('not_found')
}

/**
 * Writes a mail's words in both languages; a part that is left out is the original again. Refused as {@link permit} says; as
 * `not_found`; as `invalid` with a path for every part that is wrong (`words.fr.subject`, the codes of the schema); as
 * `stale` with the mail as it is now.
 */
export async function changeMailWords(acting: Acting, mail: string, request: unknown): Promise<Outcome<MailRecord>> {
  const permitted = permit(acting.actor, 'mails.manage')
  if (!permitted.ok) return permitted
  if (!isMailName(mail)) return refused('not_found')
  const parsed = parse(changeSchema(mail), request)
  if (!parsed.ok) return parsed
  return acting.db.transaction(async (tx) => {
    const before = await lockMailRecord(tx, mail, acting.log)
    if (isStale(before, parsed.value)) return stale(before)
    return done(await store(acting, tx, permitted.value, before, ownWords(mail, parsed.value.words)))
  })
}

/** Brings back the words that come with the site, in both languages. Refused as {@link permit} says, and as `not_found`. */
export async function resetMailWords(acting: Acting, mail: string): Promise<Outcome<null>> {
  const permitted = permit(acting.actor, 'mails.manage')
  if (!permitted.ok) return permitted
  if (!isMailName(mail)) return refused('not_found')
  return acting.db.transaction(async (tx) => {
    const before = await lockMailRecord(tx, mail, acting.log)
    await store(
      acting,
      tx,
      permitted.value,
      before,
      perLanguage(() => ({})),
    )
    return done(null)
  })
}

async function store(
  { now }: Acting,
  tx: Transaction,
  staff: Staff,
  before: MailRecord,
  words: MailWords,
): Promise<MailRecord> {
  const { mail } = before
  if (JSON.stringify(ownWords(mail, before.words)) === JSON.stringify(words)) return before
  const after = await storeMailWords(tx, before, words, now())
  const entry = { action: 'mail.words', kind: 'mail', recordId: mail, label: mail }
  await recordChange(tx, staff, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now())
  return after
}

/** What is said in each part, whoever wrote it. */
function fieldsOf({ parts, words, version }: MailRecord): Record<string, unknown> {
  const said = parts.flatMap(({ part, original }) =>
    languages.map((language) => [`${part}.${language}`, words[language][part] ?? original[language]] as const),
  )
  return { ...Object.fromEntries(said), version }
}
