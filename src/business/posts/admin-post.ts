import * as z from 'zod/mini'
import type { EditorNode } from '#business/markdown/editor/editor-document.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { toTranslateSchema } from '#business/translations/due-translation.ts'
import { listedPostSchema } from './post.ts'

/** A post in a word. */
const namedPostSchema = z.object({
  id: z.int(),
  title: z.string(),
  titleEn: z.string(),
  publishedAt: z.nullable(momentField()).check(z.describe('When it appears, or did; null for a draft.')),
})

/** Drafts and scheduled posts, and what appeared last. */
export const postsTodaySchema = z.object({
  drafts: z.int(),
  scheduled: z.int(),
  first: z.readonly(z.array(z.readonly(namedPostSchema))),
  published: z.readonly(z.array(z.readonly(namedPostSchema))).check(z.describe('Three at most, the newest first.')),
})
export type PostsToday = Readonly<z.infer<typeof postsTodaySchema>>

const storedPostSchema = z.extend(z.omit(listedPostSchema, { isSample: true }), { isPublished: z.boolean() })

/** A post in the list of the back office, without its bodies. */
export const adminPostCardSchema = z.extend(storedPostSchema, {
  toTranslate: toTranslateSchema,
})
export type AdminPostCard = Readonly<z.infer<typeof adminPostCardSchema>>

/** A post as the back office reads it: everything that visitors are told, the bodies as they were written, and its state. */
export const adminPostSchema = z.extend(storedPostSchema, {
  content: z.string().check(z.describe('Markdown.')),
  contentEn: z.string(),
})
export type AdminPost = Readonly<z.infer<typeof adminPostSchema>>

/** What other programs are told of a post that has appeared. */
export const toldPostSchema = z.pick(listedPostSchema, {
  id: true,
  type: true,
  slug: true,
  title: true,
  titleEn: true,
  publishedAt: true,
})
export type ToldPost = Readonly<z.infer<typeof toldPostSchema>>

/** What staff write of a post. Texts are '' until written, bodies are Markdown. */
export type PostFields = Pick<
  AdminPost,
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
  | 'content'
  | 'contentEn'
  | 'isPublished'
>

/** The views of the list (specification 2.13). */
export const postTabs = ['all', 'blog', 'news', 'published', 'scheduled', 'drafts'] as const
export type PostTab = (typeof postTabs)[number]

/** How many posts each view has. */
export const postCountsSchema = z.record(z.enum(postTabs), z.int())
export type PostCounts = Readonly<z.infer<typeof postCountsSchema>>

/** A post that was replaced by a later save. */
export const postVersionSchema = z.object({
  id: z.int(),
  writtenAt: momentField().check(z.describe('When that version was written.')),
  writtenBy: z.nullable(z.string()).check(z.describe('Null where that is kept no longer.')),
  replacedAt: momentField(),
  replacedBy: z.string(),
  title: z.string(),
  length: z.int().check(z.describe('Characters of both bodies.')),
})
export type PostVersion = Readonly<z.infer<typeof postVersionSchema>>

/** A body as the rich-text editor shows it. */
export const draftDocumentSchema = z.object({
  document: z
    .nullable(z.custom<EditorNode>().check(z.meta({ type: 'object' })))
    .check(z.describe('ProseMirror’s JSON; null: this Markdown can be edited as such only.')),
})
export type DraftDocument = Readonly<z.infer<typeof draftDocumentSchema>>

/** Whether visitors can read a post: not, not yet, or now. */
export function publicationOf(
  { isPublished, publishedAt }: Pick<AdminPost, 'isPublished' | 'publishedAt'>,
  now: Date,
): 'draft' | 'scheduled' | 'published' {
  if (!isPublished) return 'draft'
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime() ? 'scheduled' : 'published'
}
