import { sql } from 'drizzle-orm'
import type { ImageSource } from '#business/media/find-places.server.ts'
import { imagesOfPost, posts } from './tables.server.ts'

/** The images that posts show, in their text of either language or as their thumbnail; drafts too. */
export const postImages: ImageSource = {
  kind: 'post',
  table: posts,
  images: imagesOfPost(posts),
  recordId: posts.id,
  label: sql`coalesce(nullif(${posts.title}, ''), ${posts.titleEn})`,
}
