import { readdirSync, readFileSync } from 'node:fs'
import { escapeMarkup } from '#kernel/clean-text.ts'
import { defaultLanguage, languages, type Language } from '#kernel/language.ts'
import { compileSources, type MessageSources } from './compile-sources.ts'
import type { MessageKey } from './message-contexts.ts'
import { createText, type Text } from './text.ts'

const folder = new URL('./messages/', import.meta.url)

function readLanguage(language: Language): MessageSources {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((name) => name.endsWith('.json'))
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')) as MessageSources
  return Object.fromEntries(files.flatMap((name) => Object.entries(read(name))))
}

const sources = Object.fromEntries(languages.map((language) => [language, readLanguage(language)])) as Record<
  Language,
  MessageSources
>

/** Every message of every language, for the API and for documents made on the server. */
export const serverText = Object.fromEntries(
  languages.map((language) => [language, createText(language, compileSources(sources[language]))]),
) as Record<Language, Text>

/** True when there are words for `key`. */
export function hasMessage(key: string): key is MessageKey {
  return key in sources[defaultLanguage]
}

/** A message as it is written, in ICU. */
export function messageSource(key: MessageKey, language: Language): string {
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
