import { contentField, contentLanguages, perContentLanguage } from '#kernel/language.ts'
import type { AdminPost, PostFields } from '../../admin-post.ts'
import { slugOf } from '../../post-slug.ts'

/** What is typed into the dialog. */
export type PostDraft = PostFields

export const blankPost: PostDraft = {
  type: 'blog',
  slug: '',
  title: '',
  titleEn: '',
  excerpt: '',
  excerptEn: '',
  author: '',
  authorEn: '',
  category: '',
  categoryEn: '',
  content: '',
  contentEn: '',
  thumbnailUrl: null,
  videoUrl: null,
  originalUrl: null,
  isPublished: false,
  isFeatured: false,
  publishedAt: null,
}

export const postFieldNames = Object.keys(blankPost) as (keyof PostDraft)[]

/** The fields of a post that can be typed. */
export function draftOf(post: AdminPost): PostDraft {
  return Object.fromEntries(postFieldNames.map((name) => [name, post[name]])) as PostDraft
}

/** The address follows the French title until the post is published or somebody has given it another. */
export function withTitle(draft: PostDraft, title: string): PostDraft {
  const follows = !draft.isPublished && (draft.slug === '' || draft.slug === slugOf(draft.title))
  return { ...draft, title, slug: follows ? slugOf(title) : draft.slug }
}

/** The fields that are written in a language; the others are of both. */
export const fieldsIn = perContentLanguage((language) => ({
  title: contentField('title', language),
  excerpt: contentField('excerpt', language),
  author: contentField('author', language),
  content: contentField('content', language),
}))

/** What a post needs before visitors can read it, in words, where it lacks that: a title; a text in one language, or a video. */
export function lackingOf(draft: PostDraft) {
  const hasBody = contentLanguages.some((language) => draft[fieldsIn[language].content].trim() !== '')
  return [
    ...(draft.title.trim() === '' ? (['admin-posts.toPublish.title'] as const) : []),
    ...(hasBody || draft.videoUrl ? [] : (['admin-posts.toPublish.body'] as const)),
  ]
}
