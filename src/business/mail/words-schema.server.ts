import * as z from 'zod/mini'
import { line, lines, longText } from '#kernel/form-fields.ts'
import { languages, perLanguage } from '#kernel/language.ts'
import { faultIn, type WordsFault } from './mail/part-words.ts'
import { partsOf, type PartRule } from './mail/part-rules.ts'
import type { MailName } from './mail-name.ts'

const longestLine = 150
const longestText = 2000

/** ICU quotes by straight apostrophes: `l'{name}'` would be no name any more. Nobody who writes a mail means that. */
const withoutQuoting = (words: string) => words.replaceAll("'", '’')

const none = (fault: WordsFault, rule: PartRule) =>
  z.refine<string>((words) => faultIn(rule, words) !== fault, { error: fault })

/** The words of a part; codes as {@link wordsSchema} has them. */
export function partSchema(rule: PartRule) {
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
