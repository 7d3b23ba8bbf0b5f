import { expect, test } from 'vitest'
import { builtInCaseStudies } from '#business/solutions/case-studies/built-in-case-studies.server.ts'
import { builtInPosts } from '#business/posts/built-in-posts.server.ts'
import { builtInEntries } from './built-in-entries.server.ts'

const entries = builtInEntries()

test('every post and case study that comes with the site, once in each language', () => {
  const articles = builtInPosts.map(({ slug }) => `article ${slug}`)
  const things = articles.concat(builtInCaseStudies.map(({ id }) => `solution ${id}`))
  const expected = things.flatMap((thing) => [`${thing} fr`, `${thing} en`])
  const names = entries.map(({ kind, key, language }) => `${kind} ${key} ${language}`)
  expect(names.toSorted()).toEqual(expected.toSorted())
})

test('each says what it is', () => {
  for (const { title, excerpt, keywords, body } of entries) {
    for (const text of [title, excerpt, keywords, body]) expect(text.trim().length).toBeGreaterThan(3)
  }
})
