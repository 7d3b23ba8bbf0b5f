import { readFileSync } from 'node:fs'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type * as z from 'zod/mini'
import { contentLanguages, type LocalizedContent } from '#kernel/language.ts'

const folder = new URL('../../content/', import.meta.url)

/** A text that comes with the site: the front matter of its file, and the Markdown below it. */
export type Content<Front> = Front & { readonly body: string }

/**
 * Reads a text of `/content` in every language: of `posts/dust` the files `posts/dust.fr.md` and `posts/dust.en.md`. Throws where
 * one is missing or its front matter is not what `schema` asks for.
 */
export function readContent<Front extends object>(
  name: string,
  schema: z.ZodMiniType<Front>,
): LocalizedContent<Content<Front>> {
  const read = contentLanguages.map((language) => {
    const path = `${name}.${language}.md`
    const file = new VFile(readFileSync(new URL(path, folder)))
    matter(file, { strip: true })
    const front = schema.safeParse(file.data['matter'])
    if (!front.success) throw new Error(`the front matter of content/${path} is wrong: ${front.error.message}`)
    return [language, { ...front.data, body: `${String(file).trim()}\n` }] as const
  })
  return Object.fromEntries(read) as LocalizedContent<Content<Front>>
}
