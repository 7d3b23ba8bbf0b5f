import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import type { Language } from '#kernel/language.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { byKey, ownWords } from './mail/own-words.ts'
import { isMailName, type MailName } from './mail-name.ts'
import type { MailPreview, MailWords } from './mail-record.ts'
import { sampleTemplate, type MailSample } from './mail-sample.ts'
import { sampleSchema } from './words-schema.server.ts'

/**
 * A mail in a language as its reader would have it, with words that need not be saved and made-up data. Refused as
 * {@link permit} says, as `not_found`, as `invalid` (see `changeMailWords`).
 */
export async function previewMail(
  acting: Acting,
  renderMail: RenderMail,
  mail: string,
  request: unknown,
): Promise<Outcome<MailPreview>> {
  const permitted = permit(acting.actor, 'mails.manage')
  if (!permitted.ok) return permitted
  const asked = readSample(mail, request)
  if (!asked.ok) return asked
  const { language } = asked.value
  const { subject, html, text } = await renderMail(sampleTemplate, sampleOf(acting, asked.value, false), language)
  return done({ subject, html, text })
}

/** Queues the same mail, which says that it is a test, to whoever asks and nobody else. Refused as {@link previewMail} is. */
export async function sendTestMail(acting: Acting, mail: string, request: unknown): Promise<Outcome<{ to: string }>> {
  const permitted = permit(acting.actor, 'mails.manage')
  if (!permitted.ok) return permitted
  const asked = readSample(mail, request)
  if (!asked.ok) return asked
  const { language } = asked.value
  const to = permitted.value.email
  await acting.db.transaction(async (tx) => {
    await queueMail(tx, acting, { to, template: sampleTemplate, language, props: sampleOf(acting, asked.value, true) })
    const entry = { action: 'mail.test', kind: 'mail', recordId: asked.value.mail, label: asked.value.mail }
    await recordChange(tx, permitted.value, { ...entry, after: { language } }, acting.now())
  })
  return done({ to })
}

type Asked = { readonly mail: MailName; readonly words: MailWords; readonly language: Language }

function readSample(mail: string, request: unknown): Outcome<Asked> {
  if (!isMailName(mail)) return refused('not_found')
  const parsed = parse(sampleSchema(mail), request)
  return parsed.ok ? done({ ...parsed.value, mail }) : parsed
}

function sampleOf({ settings }: Acting, { mail, words, language }: Asked, isTest: boolean): MailSample {
  return { mail, words: byKey(mail, ownWords(mail, words)[language]), isTest, site: settings.publicUrl }
}
