import { readdirSync, readFileSync } from 'node:fs'
import { escapeMarkup } from '#kernel/clean-text.ts'
import type { Company } from '#kernel/brand.ts'
import { defaultLanguage, languages, perLanguage, type Language, type Localized } from '#kernel/language.ts'
import { compileSources, type MessageSources } from './compile-sources.ts'
import type { MessageKey } from './message-contexts.ts'
import { createText, type Messages, type Text } from './text.ts'

const folder = new URL('./messages/', import.meta.url)

function readContext(language: Language, context: string): MessageSources {
  return JSON.parse(readFileSync(new URL(`${language}/${context}.json`, folder), 'utf8')) as MessageSources
}

/** Every context that has messages in a language. */
function contextsIn(language: Language): string[] {
  const names = readdirSync(new URL(`${language}/`, folder))
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
}

function readLanguage(language: Language): MessageSources {
  return Object.fromEntries(contextsIn(language).flatMap((context) => Object.entries(readContext(language, context))))
}

const sources = perLanguage(readLanguage)
const compiled = perLanguage((language) => compileSources(sources[language]))

/** Every message of every language, for the API and for documents made on the server. */
export const serverText: Localized<Text> = perLanguage((language) => createText(language, compiled[language]))

/** True when there are words for `key`. */
export function hasMessage(key: string): key is MessageKey {
  return key in sources[defaultLanguage]
}

/** The contexts that have messages. */
export const writtenContexts: readonly string[] = contextsIn(defaultLanguage)

/** The keys of a context's messages, in the order of its file. */
export const keysIn = (context: string): readonly string[] => Object.keys(readContext(defaultLanguage, context))

/** The words of a language with staff's own, where a company has some, in the place of those that come with the site. */
export function serverTextOf(language: Language, { words }: Pick<Company, 'words'>): Text {
  const own = words?.[language]
  return own ? createText(language, compiled[language], own as Messages) : serverText[language]
}

/** A message as it is written, in ICU. */
export function messageSource(key: string, language: Language): string {
  return sources[language][key] ?? ''
}

/** A message in every language as markup, one after another: `Accueil / Home`, those of other languages marked as such. */
export function inEveryLanguage(key: MessageKey, between = ' / '): string {
  const said = languages.map((language) => {
    const text = escapeMarkup(serverText[language](key))
    return language === defaultLanguage ? text : `<span lang="${language}">${text}</span>`
  })
  return said.join(between)
}
