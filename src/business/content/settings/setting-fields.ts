import * as z from 'zod/mini'
import { cleanLine } from '#kernel/clean-text.ts'
import { line, lines, missingOr } from '#kernel/form-fields.ts'

/** A line that may be left out, '' then. Codes: `not_a_text`, `too_long`. */
export const optionalLine = (max: number) => z._default(line(0, max), '')

/** Text over several lines that may be left out, '' then. Codes: `not_a_text`, `too_long`. */
export const optionalText = (max: number) => z._default(lines(max), '')

const isOwnPath = (value: string) => /^\/(?!\/)[\w\-./~%]+(\?[\w\-=&%]*)?$/.test(value) && !value.includes('..')

/** The path of a picture of the site's own. Codes: those of a line and `own_picture`. */
export const pictureField = line(1, 300).check(z.refine(isOwnPath, 'own_picture'))

const isSecureLink = (value: string) => value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:')

/** An https address of another site, or ''. Codes: `not_a_text`, `too_long`, `https_link`. */
export const linkField = z._default(line(0, 300).check(z.refine(isSecureLink, 'https_link')), '')

/** A time of a day: `08:00`. Codes: `required`, `invalid_time`. */
export const timeField = z
  .string({ error: missingOr('not_a_text') })
  .check(z.overwrite(cleanLine), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: missingOr('invalid_time') }))
