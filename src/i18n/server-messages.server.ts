import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '#kernel/language.ts'
import type { MessageKey } from './message-contexts.ts'
import { createText, type Text } from './text.ts'

const folder = new URL('./messages/', import.meta.url)

type Source = Readonly<Record<string, string>>

function readLanguage(language: Language): Source {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((name) => name.endsWith('.json'))
  const read = (name: string) => JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')) as Source
  return Object.fromEntries(files.flatMap((name) => Object.entries(read(name))))
}

const sources = Object.fromEntries(languages.map((language) => [language, readLanguage(language)])) as Record<
  Language,
  Record<string, string>
>

/** Every message of both languages, for the API and for documents made on the server. */
export const serverText = Object.fromEntries(
  languages.map((language) => {
    const compiled = Object.entries(sources[language]).map(([key, message]) => [key, compileMessage(message)] as const)
    return [language, createText(language, Object.fromEntries(compiled))]
  }),
) as Record<Language, Text>

/** True when there are words for `key`. */
export function hasMessage(key: string): key is MessageKey {
  return key in sources.fr
}
