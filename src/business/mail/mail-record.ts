import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { languages, perLanguage } from '#kernel/language.ts'
import { mailNames, mailParts } from './mail-name.ts'

const partWordsSchema = z.partialRecord(z.enum(mailParts), z.string())
/** What staff wrote, in ICU; a part that is missing is as it came with the site. */
export type PartWords = Readonly<z.infer<typeof partWordsSchema>>
export const mailWordsSchema = z.readonly(z.object(perLanguage(() => z.readonly(partWordsSchema))))
export type MailWords = z.infer<typeof mailWordsSchema>

/** A part of a mail, and what may be written there. */
const mailPartSchema = z.object({
  part: z.enum(mailParts),
  kind: z.enum(['line', 'text']).check(z.describe('On one line, or over several.')),
  isOptional: z.boolean().check(z.describe('May be empty: the mail goes without it then.')),
  placeholders: z.readonly(z.array(z.string())).check(z.describe('What may stand there in braces: `{reference}`.')),
  required: z.readonly(z.array(z.string())).check(z.describe('Which of them must.')),
  original: z.readonly(z.object(perLanguage(() => z.string()))),
})
export type MailPartRecord = Readonly<z.infer<typeof mailPartSchema>>

/** A mail's words as those who keep them see them. */
export const mailRecordSchema = z.object({
  mail: z.enum(mailNames),
  parts: z.readonly(z.array(z.readonly(mailPartSchema))),
  words: mailWordsSchema.check(
    z.describe('What staff wrote, in ICU; a part that is missing is as it came with the site.'),
  ),
  version: z.int().check(z.describe('What comes with the site is 1; every change is one more.')),
  updatedAt: z.nullable(momentField()).check(z.describe('Null: never changed.')),
})
export type MailRecord = Readonly<z.infer<typeof mailRecordSchema>>

/** A line of the list of mails. */
export const mailSummarySchema = z.extend(z.pick(mailRecordSchema, { mail: true, updatedAt: true }), {
  changed: z
    .readonly(z.array(z.enum(languages)))
    .check(z.describe('The languages in which it is not as it came with the site.')),
})
export type MailSummary = Readonly<z.infer<typeof mailSummarySchema>>

/** A mail as its reader would have it, with made-up data. */
export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type MailPreview = Readonly<z.infer<typeof mailPreviewSchema>>
