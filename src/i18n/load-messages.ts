import type { Company } from '#kernel/brand.ts'
import { type Language, perLanguage } from '#kernel/language.ts'
import type { MessageContext } from './message-contexts.ts'
import { createText, type Messages, type Text } from './text.ts'

type MessageFile = { default: Messages }

/** Compiled at build by the messages plugin of Vite; one chunk per language and context. */
const files = import.meta.glob<MessageFile>(['./messages/*/*.json', '!./messages/*/{admin*,mail,server}.json'])
/** Lets files be loaded that no public page knows of: the back office's, the server's. */
export function addMessageFiles(more: typeof files): void {
  Object.assign(files, more)
}

const loaded = new Set<string>()
const messages = perLanguage((): Messages => ({}))
/** Each speaks what is loaded by the time it is asked: it keeps the very object that {@link loadMessages} adds to. */
const texts = perLanguage((language) => createText(language, messages[language]))

const pathOf = (language: Language, context: MessageContext) => `./messages/${language}/${context}.json`

/** True if all of the contexts' messages in one language are here. */
export function areLoaded(language: Language, contexts: readonly MessageContext[]): boolean {
  return contexts.every((context) => loaded.has(pathOf(language, context)))
}

/** Fetches what is missing of the contexts' messages in one language. */
export async function loadMessages(language: Language, contexts: readonly MessageContext[]): Promise<void> {
  await Promise.all(
    contexts.map(async (context) => {
      const path = pathOf(language, context)
      if (loaded.has(path)) return
      const load = files[path]
      if (!load) throw new Error(`no messages at ${path}`)
      Object.assign(messages[language], (await load()).default)
      loaded.add(path)
    }),
  )
}

/** The words of one language: those loaded by now, and those to come; staff's own, where a company has some, in their place. */
export function loadedText(language: Language, { words }: Pick<Company, 'words'> = {}): Text {
  const own = words?.[language]
  return own ? createText(language, messages[language], own as Messages) : texts[language]
}

/** Everything loaded so far in one language. */
export function loadedMessages(language: Language): Messages {
  return messages[language]
}

/** The contexts whose messages have been loaded, in any language. */
export function loadedContexts(): MessageContext[] {
  return [...new Set([...loaded].map((path) => path.replace(/^.*\/|\.json$/g, '') as MessageContext))]
}
