import { sql } from 'drizzle-orm'
import type { FindUses } from '#business/media/find-places.server.ts'
import { showsAny } from '#business/media/shows-any.server.ts'
import { imagesOfPost, posts } from './tables.server.ts'

/** Which posts show any of these images, in their text of either language or as their thumbnail; drafts too. */
export const findPostImageUses: FindUses = (db, imageIds) =>
  db
    .select({
      imageId: sql<string>`unnest(${imagesOfPost(posts)})`,
      kind: sql<string>`'post'`,
      recordId: sql<string>`${posts.id}::text`,
      label: sql<string>`coalesce(nullif(${posts.title}, ''), ${posts.titleEn})`,
    })
    .from(posts)
    .where(showsAny(imagesOfPost(posts), imageIds))
    .orderBy(posts.id)
