import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { languagesLacking, missingColumns, translationOf } from '#business/translations/record-translation.server.ts'
import { translations } from '#business/translations/tables.server.ts'
import { contentFields, perContentLanguage } from '#kernel/language.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { hasWords } from '#platform/database/has-words.server.ts'
import type { AdminPost, AdminPostCard, PostCounts, PostTab, PostsToday } from './admin-post.ts'
import type { SampleSource } from '#business/company/samples/change-samples.server.ts'
import { sampleKey } from '#business/company/samples/sample-piece.ts'
import { findBuiltInPost, listedBuiltInPosts } from './built-in-posts.server.ts'
import { postSearchSchema } from './post-form.ts'
import { serverReadTime } from './read-time.ts'
import { tagsOfServerPost } from './post-queries.server.ts'
import { videoIdOf } from '#business/media/video-id.ts'
import { posts, type PostRow, imagesOfPost, namesOf } from './tables.server.ts'
import type { ImageSource } from '#business/media/image-library.server.ts'

const { content: _content, contentEn: _contentEn, ...cardColumns } = getTableColumns(posts)

function withoutBodies(row: Omit<PostRow, 'content' | 'contentEn'>) {
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    videoId: videoIdOf(row.videoUrl),
    readTime: serverReadTime,
    ...tagsOfServerPost(row),
  }
}

/** A row as staff read it. */
export function asAdminPost({ content, contentEn, ...row }: PostRow): AdminPost {
  return { ...withoutBodies(row), content, contentEn }
}

/** One post, whatever its state; undefined where there is none. `lock`: nobody else changes it in this transaction. */
export async function findAdminPost(db: Queryable, id: number, { lock = false } = {}): Promise<AdminPost | undefined> {
  const query = db.select().from(posts).where(eq(posts.id, id)).$dynamic()
  const [row] = await (lock ? query.for('update') : query)
  return row && asAdminPost(row)
}

/** One post as staff read it. Refused as {@link permit} says; as `not_found`. */
export const readAdminPost = staffUseCase({ may: 'posts.manage' }, async ({ db }, id: number): Promise<AdminPost> => {
  const post = await findAdminPost(db, id)
  return post ?? need(refused('not_found'))
})

/** A page of the list; `next` is the cursor of the page after it, null on the last. */
export type PostsPage = { readonly items: readonly (AdminPost | AdminPostCard)[]; readonly next: string | null }

/**
 * Posts of every state, the last made first: by view, by words of a title or address. Refused as {@link permit} says, or as
 * `invalid` (fields).
 */
export const listAdminPosts = staffUseCase(
  { may: 'posts.manage', input: postSearchSchema },
  async ({ db, now }, asked): Promise<PostsPage> => {
    const { tab, q, cursor, view } = asked
    const limit = Number(asked.limit)
    const where = and(
      ofTab(now())[tab],
      ...hasWords(namesOf(posts), q),
      cursor ? lt(posts.id, Number(cursor)) : undefined,
    )
    const found =
      view === 'cards'
        ? (
            await db
              .select({ card: cardColumns, missing: missingColumns })
              .from(posts)
              .leftJoin(translations, translationOf('post', posts.id))
              .where(where)
              .orderBy(desc(posts.id))
              .limit(limit + 1)
          ).map(({ card, missing }) =>
            Object.assign(withoutBodies(card), { toTranslate: missing ? languagesLacking(missing) : [] }),
          )
        : (
            await db
              .select()
              .from(posts)
              .where(where)
              .orderBy(desc(posts.id))
              .limit(limit + 1)
          ).map(asAdminPost)
    const items = found.slice(0, limit)
    return { items, next: found.length > limit ? String(items.at(-1)?.id) : null }
  },
)

/** The rule of {@link publicationOf}. */
const ofTab = (now: Date): Readonly<Record<PostTab, SQL | undefined>> => ({
  all: undefined,
  blog: eq(posts.type, 'blog'),
  news: eq(posts.type, 'news'),
  published: and(posts.isPublished, or(isNull(posts.publishedAt), lte(posts.publishedAt, now))),
  scheduled: and(posts.isPublished, gt(posts.publishedAt, now)),
  drafts: not(posts.isPublished),
})

/** How many posts each view of the list has. Refused as {@link permit} says. */
export const countAdminPosts = staffUseCase({ may: 'posts.manage' }, async ({ db, now }): Promise<PostCounts> => {
  const views = Object.entries(ofTab(now())) as [PostTab, SQL | undefined][]
  const counts = views.map(
    ([tab, where]) => [tab, sql<number>`(count(*) filter (where ${where ?? true}))::int`] as const,
  )
  const [row] = await db.select(Object.fromEntries(counts) as Record<PostTab, SQL<number>>).from(posts)
  return row ?? need(refused('internal'))
})

const shown = 5
const shownPublished = 3

/** Posts that wait: those with a day first; and those that appeared last. Two queries. Refused as {@link permit} says. */
export const postsToday = staffUseCase({ may: 'posts.manage' }, async ({ db, now }): Promise<PostsToday> => {
  const { id, title, titleEn, isPublished, publishedAt, updatedAt } = posts
  const rows = await db
    .select({
      id,
      title,
      titleEn,
      isPublished,
      publishedAt,
      drafts: sql<number>`(count(*) filter (where not ${isPublished}) over ())::int`,
      scheduled: sql<number>`(count(*) filter (where ${isPublished}) over ())::int`,
    })
    .from(posts)
    .where(or(not(isPublished), and(eq(isPublished, true), gt(publishedAt, now()))))
    .orderBy(sql`${isPublished} desc`, asc(publishedAt), sql`${updatedAt} desc`)
    .limit(shown)
  const published = await db
    .select({ id, title, titleEn, isPublished, publishedAt })
    .from(posts)
    .where(ofTab(now()).published)
    .orderBy(sql`${publishedAt} desc nulls last`, desc(id))
    .limit(shownPublished)
  const named = (row: (typeof published)[number]) => ({
    id: row.id,
    title: row.title,
    titleEn: row.titleEn,
    publishedAt: row.isPublished ? (row.publishedAt?.toISOString() ?? null) : null,
  })
  return {
    drafts: rows[0]?.drafts ?? 0,
    scheduled: rows[0]?.scheduled ?? 0,
    first: rows.map(named),
    published: published.map(named),
  }
})

/** The images that posts show, in their text of either language or as their thumbnail; drafts too. */
export const postImages: ImageSource = {
  kind: 'post',
  action: 'posts.manage',
  table: posts,
  images: imagesOfPost(posts),
  recordId: posts.id,
  label: sql`coalesce(nullif(${posts.title}, ''), ${posts.titleEn})`,
}

/** The posts that come with the site, but for those in whose place one of staff's stands. */
export const postSamples: SampleSource = async (db) => {
  const replaced = await db.select({ slug: posts.slug }).from(posts).where(eq(posts.isPublished, true))
  const slugs = new Set(replaced.map(({ slug }) => slug))
  return listedBuiltInPosts
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ slug, title, titleEn }) => ({ key: sampleKey('article', slug), kind: 'article', title, titleEn }))
}

/** The posts that come with the site, to begin one from: published under its slug, a copy takes its place. */
export const listSamplePosts = staffUseCase({ may: 'posts.manage' }, async (): Promise<AdminPost[]> =>
  listedBuiltInPosts.map(({ isSample: _, ...post }) => {
    const words = findBuiltInPost(post.slug)?.words
    const bodies = contentFields(
      'content',
      perContentLanguage((language) => words?.[language].body ?? ''),
    )
    return Object.assign({ ...bodies, isPublished: false }, post)
  }),
)
