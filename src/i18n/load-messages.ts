import type { Messages } from '@lingui/core'
import type { Language } from '#kernel/language.ts'
import type { MessageContext } from './message-contexts.ts'

type MessageFile = { default: Messages }

/** Compiled at build by the messages plugin of Vite; one chunk per language and context. */
const files = import.meta.glob<MessageFile>(['./messages/*/*.json', '!./messages/*/{admin*,mail,server}.json'])
/** Lets files be loaded that no public page knows of: the back office's, the server's. */
export function addMessageFiles(more: typeof files): void {
  Object.assign(files, more)
}

const loaded = new Map<string, Messages>()

const pathOf = (language: Language, context: MessageContext) => `./messages/${language}/${context}.json`

function merged(parts: readonly Messages[]): Messages {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}

/** The messages of the contexts if all of them are here already, else null. */
export function loadedMessages(language: Language, contexts: readonly MessageContext[]): Messages | null {
  const parts = contexts.map((context) => loaded.get(pathOf(language, context)))
  return parts.every((part) => part !== undefined) ? merged(parts) : null
}

/** Fetches what is missing of the contexts' messages in one language. */
export async function loadMessages(language: Language, contexts: readonly MessageContext[]): Promise<void> {
  await Promise.all(
    contexts.map(async (context) => {
      const path = pathOf(language, context)
      if (loaded.has(path)) return
      const load = files[path]
      if (!load) throw new Error(`no messages at ${path}`)
      loaded.set(path, (await load()).default)
    }),
  )
}

/** Everything loaded so far in one language: what {@link createText} speaks. */
export function allLoadedMessages(language: Language): Messages {
  const own = [...loaded].filter(([path]) => path.startsWith(`./messages/${language}/`))
  return merged(own.map(([, messages]) => messages))
}

/** The contexts whose messages have been loaded, in any language. */
export function loadedContexts(): MessageContext[] {
  return [...new Set([...loaded.keys()].map((path) => path.replace(/^.*\/|\.json$/g, '') as MessageContext))]
}
