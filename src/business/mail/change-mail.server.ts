import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { isStale, recordChange, stale } from '#business/accounts/record-change.server.ts'
import { languages, perLanguage, type Language } from '#kernel/language.ts'
import { need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { ownWords, byKey } from './mail/part-words.ts'
import { isMailName, type MailName } from './mail-name.ts'
import {
  lockMailRecord,
  readMailRecord,
  readMailSummaries,
  storeMailWords,
  changeSchema,
  sampleSchema,
} from './mail-queries.server.ts'
import type { MailRecord, MailSummary, MailWords, MailPreview } from './mail-record.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { sampleTemplate, type MailSample } from './mail/mail-samples.ts'

/** Every mail, in the order of the list. Refused as {@link permit} says. */
export const listMailWords = staffUseCase({ may: 'templates.manage' }, ({ db, log }): Promise<readonly MailSummary[]> =>
  readMailSummaries(db, log),
)

/** A mail with its words. Refused as {@link permit} says, and as `not_found`. */
export const readMailWords = staffUseCase(
  { may: 'templates.manage' },
  async ({ db, log }, mail: string): Promise<MailRecord> =>
    isMailName(mail) ? readMailRecord(db, mail, log) : need(refused('not_found')),
)

/**
 * Writes a mail's words in both languages; a part that is left out is the original again. Refused as {@link permit} says; as
 * `not_found`; as `invalid` with a path for every part that is wrong (`words.fr.subject`, the codes of the schema); as
 * `stale` with the mail as it is now.
 */
export const changeMailWords = staffUseCase(
  { may: 'templates.manage' },
  async (acting, mail: string, request: unknown): Promise<MailRecord> => {
    if (!isMailName(mail)) return need(refused('not_found'))
    const parsed = need(parse(changeSchema(mail), request))
    return acting.db.transaction(async (tx) => {
      const before = await lockMailRecord(tx, mail, acting.log)
      if (isStale(before, parsed)) return need(stale(before))
      return store(acting, tx, before, ownWords(mail, parsed.words))
    })
  },
)

/** Brings back the words that come with the site, in both languages. Refused as {@link permit} says, and as `not_found`. */
export const resetMailWords = staffUseCase({ may: 'templates.manage' }, async (acting, mail: string): Promise<null> => {
  if (!isMailName(mail)) return need(refused('not_found'))
  return acting.db.transaction(async (tx) => {
    const before = await lockMailRecord(tx, mail, acting.log)
    const none = perLanguage(() => ({}))
    await store(acting, tx, before, none)
    return null
  })
})

async function store(
  { now, by }: Permitted,
  tx: Transaction,
  before: MailRecord,
  words: MailWords,
): Promise<MailRecord> {
  const { mail } = before
  if (JSON.stringify(ownWords(mail, before.words)) === JSON.stringify(words)) return before
  const after = await storeMailWords(tx, before, words, now())
  const entry = { action: 'mail.words', kind: 'mail', recordId: mail, label: mail }
  await recordChange(tx, by, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now())
  return after
}

/** What is said in each part, whoever wrote it. */
function fieldsOf({ parts, words, version }: MailRecord): Record<string, unknown> {
  const said = parts.flatMap(({ part, original }) =>
    languages.map((language) => [`${part}.${language}`, words[language][part] ?? original[language]] as const),
  )
  return { ...Object.fromEntries(said), version }
}

/**
 * A mail in a language as its reader would have it, with words that need not be saved and made-up data. Refused as
 * {@link permit} says, as `not_found`, as `invalid` (see `changeMailWords`).
 */
export const previewMail = staffUseCase(
  { may: 'templates.manage' },
  async (acting, renderMail: RenderMail, mail: string, request: unknown): Promise<MailPreview> => {
    const asked = readSample(mail, request)
    const { subject, html, text } = await renderMail(sampleTemplate, sampleOf(acting, asked, false), asked.language)
    return { subject, html, text }
  },
)

/** Queues the same mail, which says that it is a test, to whoever asks and nobody else. Refused as {@link previewMail} is. */
export const sendTestMail = staffUseCase(
  { may: 'templates.manage' },
  async (acting, mail: string, request: unknown): Promise<{ to: string }> => {
    const asked = readSample(mail, request)
    const { language } = asked
    const to = acting.by.email
    await acting.db.transaction(async (tx) => {
      await queueMail(tx, acting, { to, template: sampleTemplate, language, props: sampleOf(acting, asked, true) })
      const entry = { action: 'mail.test', kind: 'mail', recordId: asked.mail, label: asked.mail }
      await recordChange(tx, acting.by, { ...entry, after: { language } }, acting.now())
    })
    return { to }
  },
)

type Asked = { readonly mail: MailName; readonly words: MailWords; readonly language: Language }

/** Needs an attempt around it. */
function readSample(mail: string, request: unknown): Asked {
  if (!isMailName(mail)) return need(refused('not_found'))
  return { ...need(parse(sampleSchema(mail), request)), mail }
}

function sampleOf({ settings }: Permitted, { mail, words, language }: Asked, isTest: boolean): MailSample {
  return { mail, words: byKey(mail, ownWords(mail, words)[language]), isTest, site: settings.publicUrl }
}
