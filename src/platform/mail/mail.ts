import type { Language } from '#kernel/language.ts'

/** Values that survive JSON: what a template needs, and nothing that it can compute. */
export type MailProps = { readonly [key: string]: JsonValue }
type JsonValue = string | number | boolean | null | readonly JsonValue[] | MailProps

export type Mail = {
  /** One address, without a name. */
  readonly to: string
  /** A template's name, as the renderer knows it. */
  readonly template: string
  readonly props: MailProps
  readonly language: Language
  /** Two mails with the same key are one mail: the second is not queued. */
  readonly idempotencyKey?: string
}

export type Attachment = {
  readonly filename: string
  readonly content: string | Uint8Array
  readonly contentType: string
  /** What the mail's own words name it by, where it stands in them: `cid:` and this. */
  readonly cid?: string
}

export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Who reads an answer to it; the sender does not. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
}

/** Writes a mail out in its language; handed in by the composition root, which knows every context's templates. */
export type RenderMail = (template: string, props: MailProps, language: Language) => Promise<RenderedMail>
