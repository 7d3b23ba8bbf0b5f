import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { TypicalNeedName } from '../typical-needs.ts'

/** The name of a need inside a sentence. */
export function needInWords(need: Omit<TypicalNeedName, 'key'>, text: Text): string {
  const name = nameIn(need, text.language)
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
