import { readFileSync, readdirSync } from 'node:fs'
import type { Language } from '#kernel/language.ts'

const folder = new URL('../../src/i18n/messages/', import.meta.url)

/** The message files of one language by their context, as they are written. */
export function messageFiles(language: Language): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const own = new URL(`${language}/`, folder)
  return new Map(
    readdirSync(own).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(new URL(file, own), 'utf8')) as Record<string, string>,
    ]),
  )
}

/** The keys that stand twice in a file: a reader of JSON takes the last and says nothing. */
export function twiceWritten(language: Language): string[] {
  const own = new URL(`${language}/`, folder)
  return readdirSync(own).flatMap((file) => {
    const keys: readonly string[] = readFileSync(new URL(file, own), 'utf8').match(/^ *"[^"]+":/gm) ?? []
    return keys.filter((key, at) => keys.indexOf(key) !== at)
  })
}

/** All messages of one language as pairs of key and text. */
export function allMessages(language: Language): (readonly [key: string, text: string])[] {
  return [...messageFiles(language).values()].flatMap((messages) => Object.entries(messages))
}
