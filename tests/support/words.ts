import { serverText } from '#i18n/server-messages.server.ts'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'

/** What the site and its back office say in a language. */
export function wordsOf(language: Language): Promise<Text> {
  return Promise.resolve(serverText[language])
}
