import * as z from 'zod/mini'
import { cleanText } from '#kernel/clean-text.ts'
import { line, lines, missingOr } from '#kernel/form-fields.ts'

const cleanWords = (value: string) => cleanText(value).replace(/[ \n]+/g, ' ')

/**
 * Words on one line of `min` to `max` characters. What French sets before `:` and `%` stays a no-break space. Codes:
 * `required`, `not_a_text`, `too_short`, `too_long`.
 */
export function words(min: number, max: number) {
  return z
    .string({ error: missingOr('not_a_text') })
    .check(z.overwrite(cleanWords), z.minLength(min, { error: missingOr('too_short') }), z.maxLength(max, 'too_long'))
}

/** A line that may be left out, '' then. Codes: `not_a_text`, `too_long`. */
export const optionalLine = (max: number) => z._default(words(0, max), '')

/** Text over several lines that may be left out, '' then. Codes: `not_a_text`, `too_long`. */
export const optionalText = (max: number) => z._default(lines(max), '')

const isOwnPath = (value: string) =>
  /^\/(?!\/)[\w\-./~%]+(\?[\w\-=&%]*)?(#[\d,]*)?$/.test(value) && !value.includes('..')

/** The path of a picture of the site's own. Codes: those of a line and `own_picture`. */
export const pictureField = line(1, 300).check(z.refine(isOwnPath, 'own_picture'))

/** The same, or ''. Codes: `not_a_text`, `too_long`, `own_picture`. */
export const optionalPicture = z._default(
  line(0, 300).check(z.refine((value) => value === '' || isOwnPath(value), 'own_picture')),
  '',
)

const isSecureLink = (value: string) => value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:')

/** An https address of another site, or ''. Codes: `not_a_text`, `too_long`, `https_link`. */
export const linkField = z._default(line(0, 300).check(z.refine(isSecureLink, 'https_link')), '')
