import { languages, type Language } from '#kernel/language.ts'
import type { CaseStudy } from '#business/solutions/case-studies/case-study.ts'
import { builtInCaseStudies } from '#business/solutions/case-studies/built-in-case-studies.ts'
import type { BuiltInPost } from '#business/posts/built-in-post.ts'
import { builtInPosts } from '#business/posts/built-in-posts.ts'
import { postCategory } from '#business/posts/post-category.ts'
import type { HitKind } from './search-hit.ts'

/** What can be found of a thing that comes with the site, in one language. */
export type BuiltInEntry = {
  readonly kind: HitKind
  readonly key: string
  readonly language: Language
  readonly title: string
  readonly excerpt: string
  readonly keywords: string
  readonly body: string
  readonly imageUrl: string | null
  readonly sector: string | null
}

const other = { fr: 'en', en: 'fr' } as const
const joined = (...texts: readonly (string | readonly string[])[]) => texts.flat().join(' ')

/** The entries of every post and case study that comes with the site. */
export function builtInEntries(): BuiltInEntry[] {
  return languages.flatMap((language) =>
    builtInPosts
      .map((post) => entryOfPost(post, language))
      .concat(builtInCaseStudies.map((study) => entryOfCaseStudy(study, language))),
  )
}

function entryOfPost({ slug, category, author, words }: BuiltInPost, language: Language): BuiltInEntry {
  const { title, excerpt, tags, body } = words[language]
  return {
    kind: 'article',
    key: slug,
    language,
    title,
    excerpt,
    keywords: joined(postCategory(category).name[language], tags),
    body: joined(words[other[language]].title, author[language], body),
    imageUrl: `/pictures/post-${category}.svg`,
    sector: null,
  }
}

function entryOfCaseStudy(study: CaseStudy, language: Language): BuiltInEntry {
  const { impact, beneficiaries, detailedDescription, keyFeatures, results, testimonial } = study
  const told = [impact, beneficiaries, detailedDescription].map((text) => text[language])
  const said = testimonial ? [testimonial.customerName, testimonial.quote[language]] : []
  return {
    kind: 'solution',
    key: String(study.id),
    language,
    title: study.title[language],
    excerpt: study.description[language],
    keywords: joined(study.location[language], study.capacity),
    body: joined(study.title[other[language]], told, keyFeatures[language], results[language], said),
    imageUrl: study.thumbnail,
    sector: study.sector,
  }
}
