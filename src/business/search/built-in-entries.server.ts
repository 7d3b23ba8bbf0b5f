import { contentLanguages, type ContentLanguage, type LocalizedContent } from '#kernel/language.ts'
import {
  builtInCaseStudies,
  capacityOf,
  type CaseStudy,
} from '#business/solutions/case-studies/built-in-case-studies.server.ts'
import { builtInPosts, pictureOfBuiltIn, type BuiltInPost } from '#business/posts/built-in-posts.server.ts'
import { postCategory } from '#business/posts/post-category.ts'
import type { HitKind } from './search-hit.ts'

/** What can be found of a thing that comes with the site, in one language. */
export type BuiltInEntry = {
  readonly kind: HitKind
  readonly key: string
  readonly language: ContentLanguage
  readonly title: string
  readonly excerpt: string
  readonly keywords: string
  readonly body: string
  readonly imageUrl: string | null
  readonly sector: string | null
}

const joined = (...texts: readonly (string | readonly string[])[]) => texts.flat().join(' ')

const titlesInOthers = (words: LocalizedContent<{ readonly title: string }>, language: ContentLanguage) =>
  contentLanguages.filter((other) => other !== language).map((other) => words[other].title)

/** The entries of every post and case study that comes with the site. */
export function builtInEntries(): BuiltInEntry[] {
  return contentLanguages.flatMap((language) =>
    builtInPosts
      .map((post) => entryOfPost(post, language))
      .concat(builtInCaseStudies.map((study) => entryOfCaseStudy(study, language))),
  )
}

function entryOfPost({ slug, category, drawing, author, words }: BuiltInPost, language: ContentLanguage): BuiltInEntry {
  const { title, excerpt, tags, body } = words[language]
  return {
    kind: 'article',
    key: slug,
    language,
    title,
    excerpt,
    keywords: joined(postCategory(category).name[language], tags),
    body: joined(titlesInOthers(words, language), author[language], body),
    imageUrl: pictureOfBuiltIn({ drawing, category }),
    sector: null,
  }
}

function entryOfCaseStudy(
  { id, sector, picture, customerName, words, system }: CaseStudy,
  language: ContentLanguage,
): BuiltInEntry {
  const { title, description, location, impact, beneficiaries, body, keyFeatures, results, quote } = words[language]
  const said = customerName === null ? [] : [customerName, quote]
  return {
    kind: 'solution',
    key: String(id),
    language,
    title,
    excerpt: description,
    keywords: joined(location, capacityOf(system)),
    body: joined(titlesInOthers(words, language), impact, beneficiaries, body.trim(), keyFeatures, results, said),
    imageUrl: picture ?? null,
    sector,
  }
}
