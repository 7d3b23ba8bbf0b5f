import { and, eq, ne, sql, desc, lte } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale, versionAfter } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { asAdminPost, findAdminPost } from './admin-post-queries.server.ts'
import { storeHtml } from './post-html.server.ts'
import type { AdminPost } from './admin-post.ts'
import { postFormSchema, type PostForm } from './post-form.ts'
import { slugOf } from './post-slug.ts'
import { posts, postVersions } from './tables.server.ts'
import { isCurrent, writeHtml, type WrittenHtml } from '#business/markdown/written-html.server.ts'

/**
 * Makes a post: a draft unless `isPublished`. Its address is made from the French title where none is given. Refused as
 * {@link permit} says; as `invalid` (fields; a body that can't be rendered: `too_nested`, `too_many_marks`, `too_complex`); as
 * `conflict` (`slug`: `taken`) where another post has the given address.
 */
export async function createPost({ db, actor, now, settings }: Acting, request: unknown): Promise<Outcome<AdminPost>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(postFormSchema, request)
  if (!parsed.ok) return parsed
  const html = await htmlToStore(parsed.value, undefined, settings.publicUrl)
  if (!html.ok) return html
  return db.transaction(async (tx) => {
    const at = now()
    const slug = await freeSlug(tx, parsed.value, 0)
    if (slug === null) return slugTaken()
    const [row] = await tx
      .insert(posts)
      .values({ ...valuesOf(parsed.value, at), slug, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning()
    if (!row) return slugTaken()
    await storeHtml(tx, row.id, html.value)
    const post = asAdminPost(row)
    const { id: recordId, title: label } = post
    const after = shortenedBodies(post)
    await recordChange(tx, permitted.value, { action: 'post.create', kind: 'post', recordId, label, after }, at)
    await tellContentChanged(tx)
    return done(post)
  })
}

/**
 * Saves a post; what `request` leaves out stays as it is. The version before is kept. Refused as {@link createPost} is; as
 * `not_found`; as `stale` (see {@link isStale}).
 */
export async function updatePost(acting: Acting, id: number, request: unknown): Promise<Outcome<AdminPost>> {
  const { db, actor, now, settings } = acting
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const known = await findAdminPost(db, id)
  if (!known) return refused('not_found')
  const asked = changed(known, request)
  if (!asked.ok) return asked
  const html = await htmlToStore(asked.value, known, settings.publicUrl)
  if (!html.ok) return html
  return db.transaction(async (tx) => {
    const before = await findAdminPost(tx, id, { lock: true })
    if (!before) return refused('not_found')
    const parsed = changed(before, request)
    if (!parsed.ok) return parsed
    if (isStale(before, parsed.value)) return stale(before)
    const slug = await freeSlug(tx, parsed.value, id)
    if (slug === null) return slugTaken()
    const at = versionAfter(before, now())
    const [row] = await tx
      .update(posts)
      .set({ ...valuesOf(parsed.value, at), slug, updatedAt: at })
      .where(eq(posts.id, id))
      .returning()
    if (!row) return refused('not_found')
    // Of two saves at once that each change one language, neither rendered what stands now: who reads it has it rendered.
    if (isCurrent(html.value, row, settings.publicUrl)) await storeHtml(tx, id, html.value)
    const after = asAdminPost(row)
    await keepVersion(tx, before, permitted.value, at)
    const change = { before: shortenedBodies(before), after: shortenedBodies(after) }
    const entry = { action: 'post.update', kind: 'post', recordId: id, label: after.title, ...change }
    await recordChange(tx, permitted.value, entry, at)
    await tellContentChanged(tx)
    return done(after)
  })
}

/** Removes a post with its versions. Refused as {@link permit} says; as `not_found`. */
export async function deletePost({ db, actor, now }: Acting, id: number): Promise<Outcome<null>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(posts).where(eq(posts.id, id)).returning()
    if (!row) return refused('not_found')
    const before = shortenedBodies(asAdminPost(row))
    const entry = { action: 'post.delete', kind: 'post', recordId: id, label: row.title, before }
    await recordChange(tx, permitted.value, entry, now())
    await tellContentChanged(tx)
    return done(null)
  })
}

/** What a post becomes: what the request leaves out stays as it is. */
function changed(before: AdminPost, request: unknown): Outcome<PostForm> {
  const isObject = typeof request === 'object' && request !== null && !Array.isArray(request)
  return parse(postFormSchema, isObject ? { ...before, updatedAt: undefined, ...request } : request)
}

/** The bodies as HTML. One that can't be rendered is refused, unless it stood there before: it may still be unpublished. */
async function htmlToStore(
  post: PostForm,
  before: AdminPost | undefined,
  publicUrl: string,
): Promise<Outcome<WrittenHtml>> {
  const { written, faults } = await writeHtml(post, publicUrl)
  const errors = faults.filter(({ path }) => post[path] !== before?.[path])
  return errors.length > 0 ? refused('invalid', { errors }) : done(written)
}

function slugTaken(): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'slug', code: 'taken' }] })
}

/** A post that is published without a date is from now on. */
function valuesOf({ updatedAt: _, slug: __, publishedAt, ...fields }: PostForm, at: Date) {
  const moment = publishedAt === null ? null : new Date(publishedAt)
  return { ...fields, publishedAt: moment ?? (fields.isPublished ? at : null) }
}

/** The address for a post: the given one, null where that is another's; else one made from the title, numbered if need be. */
async function freeSlug(tx: Transaction, { slug, title }: PostForm, id: number): Promise<string | null> {
  const given = slugOf(slug)
  const wanted = given || slugOf(title) || 'article'
  // In turn, so that an address found free stays free until it is stored.
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.postWrites})`)
  const others = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(ne(posts.id, id), sql`${posts.slug} ~ ${`^${wanted}(-[0-9]+)?$`}`))
  const taken = new Set(others.map((other) => other.slug))
  if (!taken.has(wanted)) return wanted
  if (given) return null
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

/** Versions kept of one post; the oldest go first. */
const mostVersions = 100

/** Keeps what a post said before a save, in the transaction that saves. */
async function keepVersion(tx: Transaction, before: AdminPost, by: Staff, at: Date): Promise<void> {
  await tx.insert(postVersions).values({ postId: before.id, replacedAt: at, replacedBy: by.name, post: before })
  const oldest = tx
    .select({ id: postVersions.id })
    .from(postVersions)
    .where(eq(postVersions.postId, before.id))
    .orderBy(desc(postVersions.id))
    .limit(1)
    .offset(mostVersions)
  await tx.delete(postVersions).where(and(eq(postVersions.postId, before.id), lte(postVersions.id, oldest)))
}

const most = 2000

function shortened(body: string): string {
  return body.length > most ? `${body.slice(0, most)}… (${body.length}, ${checksum(body)})` : body
}

/** Tells two long texts apart that begin alike (FNV-1a, 32 bits). */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** A post as the audit log keeps it: long bodies are cut, the versions have them whole. */
function shortenedBodies(post: AdminPost): AdminPost {
  return { ...post, content: shortened(post.content), contentEn: shortened(post.contentEn) }
}
