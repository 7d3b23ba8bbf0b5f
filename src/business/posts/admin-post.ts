import type { ListedPost } from './post.ts'

/** A post that visitors do not see yet. */
type ComingPost = {
  readonly id: number
  readonly title: string
  readonly titleEn: string
  /** When it appears; null for a draft. */
  readonly publishedAt: string | null
}

/** Drafts and scheduled posts. */
export type PostsToday = { readonly drafts: number; readonly scheduled: number; readonly first: readonly ComingPost[] }

/** What staff write of a post. Texts are '' until written, bodies are Markdown. */
export type PostFields = Pick<
  ListedPost,
  | 'type'
  | 'slug'
  | 'title'
  | 'titleEn'
  | 'excerpt'
  | 'excerptEn'
  | 'author'
  | 'authorEn'
  | 'category'
  | 'categoryEn'
  | 'thumbnailUrl'
  | 'videoUrl'
  | 'originalUrl'
  | 'isFeatured'
  | 'publishedAt'
> & { readonly content: string; readonly contentEn: string; readonly isPublished: boolean }

/** A post as the back office reads it: everything that visitors are told, the bodies as they were written, and its state. */
export type AdminPost = ListedPost & Pick<PostFields, 'content' | 'contentEn' | 'isPublished'>

/** A post in the list of the back office, without its bodies. */
export type AdminPostCard = Omit<AdminPost, 'content' | 'contentEn'>

/** The views of the list (specification 2.13). */
export const postTabs = ['all', 'blog', 'news', 'published', 'drafts'] as const
export type PostTab = (typeof postTabs)[number]

/** How many posts each view has. */
export type PostCounts = Readonly<Record<PostTab, number>>

/** A post that was replaced by a later save. */
export type PostVersion = {
  readonly id: number
  /** When that version was written. */
  readonly writtenAt: string
  readonly replacedAt: string
  readonly replacedBy: string
  readonly title: string
  /** Characters of both bodies. */
  readonly length: number
}

/** Whether visitors can read a post: not, not yet, or now. */
export function publicationOf(
  { isPublished, publishedAt }: Pick<AdminPost, 'isPublished' | 'publishedAt'>,
  now: Date,
): 'draft' | 'scheduled' | 'published' {
  if (!isPublished) return 'draft'
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime() ? 'scheduled' : 'published'
}
