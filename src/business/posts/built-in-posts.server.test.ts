import { describe, expect, test } from 'vitest'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { languages } from '#kernel/language.ts'
import { glossaryFaults } from '../../../tests/words/glossary.ts'
import { englishFaults, frenchFaults } from '../../../tests/words/typography-faults.ts'
import { findCaseStudy } from '#business/solutions/case-studies/built-in-case-studies.server.ts'
import { builtInPosts, findBuiltInPost, listedBuiltInPosts } from './built-in-posts.server.ts'
import { mergePosts } from './published-posts.server.ts'
import { listedPostSchema } from './post.ts'

const screens = ['/products', '/smart-solar-plan', '/financing', '/eligibility', '/contact', '/news', '/solutions']

/** True for an address of our own that leads to a page. */
function leadsSomewhere(link: string): boolean {
  const [folder = '', key] = link.slice(1).split('/')
  if (folder === 'news' && key) return findBuiltInPost(key) !== undefined
  if (folder === 'solutions' && key) return findCaseStudy(Number(key)) !== undefined
  return screens.includes(link)
}

const linksOf = (markdown: string) => [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
const wordsOf = (markdown: string) => markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
const linesOf = (markdown: string, start: RegExp) => markdown.split('\n').filter((line) => start.test(line)).length

test('nine guides at least and two news, newest first, none from the future', () => {
  const dates = builtInPosts.map(({ date }) => date)
  expect(builtInPosts.filter(({ type }) => type === 'blog').length).toBeGreaterThanOrEqual(9)
  expect(builtInPosts.filter(({ type }) => type === 'news')).toHaveLength(2)
  expect(dates.every(isCalendarDate)).toBe(true)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.every((date) => date >= '2025-01-01' && date <= '2026-11-20')).toBe(true)
  expect(new Set(builtInPosts.map(({ slug }) => slug)).size).toBe(builtInPosts.length)
  expect(findBuiltInPost('none')).toBeUndefined()
})

test('in a list they are what the API promises, under ids that the database does not give', () => {
  for (const post of listedBuiltInPosts) {
    expect(listedPostSchema.parse(post)).toEqual(post)
    expect(post.id).toBeLessThan(0)
    expect(post.readTime).toBeGreaterThanOrEqual(1)
  }
  expect(new Set(listedBuiltInPosts.map(({ id }) => id)).size).toBe(builtInPosts.length)
  expect(listedBuiltInPosts.at(-1)?.id).toBe(-1)
  expect(mergePosts([], listedBuiltInPosts)).toEqual(listedBuiltInPosts)
  expect(new Set(listedBuiltInPosts.map(({ thumbnailUrl }) => thumbnailUrl)).size).toBe(builtInPosts.length)
  expect(listedBuiltInPosts.filter(({ isFeatured }) => isFeatured)).toHaveLength(3)
})

describe.each(builtInPosts.map((post) => [post.slug, post] as const))('%s', (slug, { type, words }) => {
  test('has an address that needs no encoding', () => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test.each(languages)('is as long as its kind, with sections, a list and our own pages (%s)', (language) => {
    const { body, tags, title, excerpt } = words[language]
    const [least, most] = type === 'blog' ? [500, 800] : [150, 300]
    expect(wordsOf(body)).toBeGreaterThanOrEqual(least)
    expect(wordsOf(body)).toBeLessThanOrEqual(most)
    expect(linesOf(body, /^## /)).toBeGreaterThanOrEqual(3)
    expect(linesOf(body, /^(- |\d+\. )/)).toBeGreaterThanOrEqual(3)
    expect(tags.length).toBeGreaterThanOrEqual(3)
    expect(title.length).toBeLessThanOrEqual(70)
    expect(excerpt.length).toBeLessThanOrEqual(180)
    expect(body).not.toMatch(/<[a-z/]/i)
    const own = linksOf(body).filter((link) => link.startsWith('/'))
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(own.filter((link) => !leadsSomewhere(link))).toEqual([])
    expect(linksOf(body).filter((link) => !link.startsWith('/') && !link.startsWith('https://'))).toEqual([])
  })

  test('is built alike in both languages', () => {
    const { fr, en } = words
    for (const start of [/^## /, /^\|/, /^- /, /^\d+\. /]) {
      expect(linesOf(fr.body, start)).toBe(linesOf(en.body, start))
    }
    expect(linksOf(fr.body)).toEqual(linksOf(en.body))
    expect(fr.tags).toHaveLength(en.tags.length)
  })

  test('is set as its languages are', () => {
    const texts = ({ title, excerpt, tags, body }: typeof words.fr) => [
      title,
      excerpt,
      ...tags,
      ...body.split('\n').map((line) => line.trim()),
    ]
    const french = texts(words.fr).flatMap((text) =>
      [...frenchFaults(text), ...glossaryFaults(text)].map((fault) => `${fault}: ${text}`),
    )
    const english = texts(words.en).flatMap((text) => englishFaults(text).map((fault) => `${fault}: ${text}`))
    expect([...french, ...english]).toEqual([])
  })
})

test.each(builtInPosts.filter(({ type }) => type === 'blog').map((post) => [post.slug, post.words] as const))(
  '%s has a table and ends with its sources',
  (_, { fr, en }) => {
    expect(linesOf(en.body, /^\|---/)).toBeGreaterThanOrEqual(1)
    expect(fr.body).toMatch(/\n## Sources\n\n(- [^\n]+\n( {2}[^\n]+\n)*)+$/)
    expect(en.body).toMatch(/\n## Sources\n\n(- [^\n]+\n( {2}[^\n]+\n)*)+$/)
  },
)
