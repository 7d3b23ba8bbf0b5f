import { and, desc, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database, Queryable } from '#platform/database/database.server.ts'
import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { postHtml, posts } from './tables.server.ts'
import {
  isCurrent,
  rendererOf,
  writeHtml,
  type Bodies,
  type WrittenHtml,
} from '#business/markdown/written-html.server.ts'

/** Stores the HTML of a post beside it. */
export async function storeHtml(db: Queryable, postId: number, written: WrittenHtml): Promise<void> {
  await db
    .insert(postHtml)
    .values({ postId, ...written })
    .onConflictDoUpdate({ target: postHtml.postId, set: written })
}

type Stored = { readonly id: number; readonly bodies: Bodies; readonly html: WrittenHtml | null }

/** The HTML of a post: what is stored, else rendered and stored now; its plain text where it can't be rendered. */
export async function htmlOf(
  { db, log, settings: { publicUrl } }: Pick<Services, 'db' | 'log' | 'settings'>,
  { id, bodies, html }: Stored,
): Promise<Bodies> {
  if (isCurrent(html, bodies, publicUrl)) return html
  const { written, faults } = await writeHtml(bodies, publicUrl)
  if (faults.length > 0) log.error({ post: id, faults }, 'a post is shown as plain text: it can’t be rendered')
  await storeHtml(db, id, written).catch((err: unknown) => log.error({ err, post: id }, 'HTML could not be stored'))
  return written
}

/** Renders again what another version of the site rendered, or none; `below`: the id to go on from. */
const renderPosts: Queue<{ readonly below?: number }> = {
  name: 'render-posts',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 900,
}
/** Posts of one job: at the worker's limit of time for each body, still less than a job's. */
const postsOfJob = 50

/** Posts whose HTML is not of today's renderer, the newest first. */
function listOutdated(db: Database, publicUrl: string, below: number, limit: number) {
  const isOutdated = or(isNull(postHtml.renderer), ne(postHtml.renderer, rendererOf(publicUrl)))
  return db
    .select({ id: posts.id, bodies: { content: posts.content, contentEn: posts.contentEn } })
    .from(posts)
    .leftJoin(postHtml, eq(postHtml.postId, posts.id))
    .where(and(isOutdated, lt(posts.id, below)))
    .orderBy(desc(posts.id))
    .limit(limit)
}

/** After a change of the renderer, or of the site's address: has all posts rendered in the background. */
export async function startRenderingPosts(services: Services): Promise<void> {
  const { db, jobs, settings } = services
  await jobs.work(renderPosts, ({ below }) => renderOutdated(services, below))
  const outdated = await listOutdated(db, settings.publicUrl, highestId, 1)
  if (outdated.length > 0) await jobs.send(renderPosts, {})
}

const highestId = 2 ** 31 - 1

async function renderOutdated(services: Services, below = highestId): Promise<void> {
  const { db, jobs, settings } = services
  const outdated = await listOutdated(db, settings.publicUrl, below, postsOfJob)
  for (const { id, bodies } of outdated) await htmlOf(services, { id, bodies, html: null })
  const last = outdated.at(-1)
  if (last) await jobs.send(renderPosts, { below: last.id })
}
