import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readContent } from './read-content.server.ts'

test('a text is read in both languages: its front matter, and the Markdown below it', () => {
  const { fr, en } = readContent('legal/terms', z.object({ title: z.string() }))
  expect([fr.title, en.title]).toEqual(['Conditions d’utilisation', 'Terms of use'])
  expect(fr.body).toMatch(/^## 1\. Objet du site\n/)
  expect(en.body).toMatch(/^## 1\. Purpose of use\n/)
})

test('front matter without what is asked for stops the start, and so does a missing file', () => {
  expect(() => readContent('legal/terms', z.object({ quote: z.string() }))).toThrow(
    /content\/legal\/terms\.fr\.md is wrong/,
  )
  expect(() => readContent('legal/none', z.object({}))).toThrow(/ENOENT/)
})
