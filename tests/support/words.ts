import { allLoadedMessages, loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { type Text, createText } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'

const contexts: readonly MessageContext[] = [
  'shell',
  'home',
  'application',
  'eligibility',
  'financing',
  'tracking',
  'catalogue',
  'contact',
  'content',
  'energy',
  'sizing',
  'simulator',
  'plan',
  'leads',
  'problems',
  'mail',
  'search',
]

/** What the site says in a language. */
export async function wordsOf(language: Language): Promise<Text> {
  await loadMessages(language, contexts)
  return createText(language, allLoadedMessages(language))
}
