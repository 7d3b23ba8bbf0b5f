import { and, desc, eq, lte, max, ne, notInArray, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { keepInBin, type BinSource } from '#business/bin/bin.server.ts'
import { needImages } from '#business/media/image-library.server.ts'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { announce, retract } from '#platform/webhooks/announce.server.ts'
import { asAdminPost, findAdminPost } from './admin-post-queries.server.ts'
import { storeHtml } from './post-html.server.ts'
import { publicationOf, type AdminPost, type ToldPost } from './admin-post.ts'
import { postFormSchema, type PostForm } from './post-form.ts'
import { slugOf } from './post-slug.ts'
import { untranslatedIn } from './untranslated.ts'
import { translations } from '#business/translations/tables.server.ts'
import { postHtml, posts, postVersions, slugOfVersion, wasPublished } from './tables.server.ts'
import { isCurrent, writeHtml, type WrittenHtml } from '#business/markdown/written-html.server.ts'

/**
 * Makes a post: a draft unless `isPublished`. Its address is made from the French title where none is given. Refused as
 * {@link permit} says; as `invalid` (fields; a body that can't be rendered: `too_nested`, `too_many_marks`, `too_complex`;
 * those of {@link needImages}); as `conflict` (`slug`: `taken`) where another post has the given address.
 */
export const createPost = staffUseCase(
  { may: 'posts.manage', input: postFormSchema },
  async ({ db, now, settings, by }, asked): Promise<AdminPost> => {
    const html = await htmlToStore(asked, undefined, settings.publicUrl)
    return db.transaction(async (tx) => {
      const at = now()
      await needImages(tx, picturesOf(asked))
      const slug = await freeSlug(tx, asked, 0)
      const [row] = await tx
        .insert(posts)
        .values({ ...valuesOf(asked, at), slug, createdAt: at, updatedAt: at })
        .onConflictDoNothing()
        .returning()
      if (!row) return need(slugTaken)
      await storeHtml(tx, row.id, html)
      const post = asAdminPost(row)
      await noteUntranslated(tx, post)
      const { id: recordId, title: label } = post
      const after = shortenedBodies(post)
      await recordChange(tx, by, { action: 'post.create', kind: 'post', recordId, label, after }, at)
      await tellPrograms(tx, null, post, at)
      await invalidate(tx, 'posts')
      return post
    })
  },
)

/**
 * Saves a post; what `request` leaves out stays as it is. The version before is kept. Refused as {@link createPost} is; as
 * `not_found`; as `stale` (see {@link isStale}).
 */
export const updatePost = staffUseCase(
  { may: 'posts.manage' },
  async ({ db, settings, now, by }, request: unknown, id: number): Promise<AdminPost> => {
    const known = await findAdminPost(db, id)
    if (!known) return need(refused('not_found'))
    const asked = changed(known, request)
    const html = await htmlToStore(asked, known, settings.publicUrl)
    return db.transaction(async (tx) => {
      const before = await findAdminPost(tx, id, { lock: true })
      if (!before) return need(refused('not_found'))
      const parsed = changed(before, request)
      if (isStale(before, parsed)) return need(stale(before))
      await needImages(tx, picturesOf(parsed), picturesOf(before))
      const slug = await freeSlug(tx, parsed, id)
      const at = versionAfter(before, now())
      const [row] = await tx
        .update(posts)
        .set({ ...valuesOf(parsed, at), slug, updatedAt: at })
        .where(eq(posts.id, id))
        .returning()
      if (!row) return need(refused('not_found'))
      // Of two saves at once that each change one language, neither rendered what stands now: who reads it has it rendered.
      if (isCurrent(html, row, settings.publicUrl)) await storeHtml(tx, id, html)
      const after = asAdminPost(row)
      await noteUntranslated(tx, after)
      await keepVersion(tx, before, by, at)
      const change = { before: shortenedBodies(before), after: shortenedBodies(after) }
      const entry = { action: 'post.update', kind: 'post', recordId: id, label: after.title, ...change }
      await recordChange(tx, by, entry, at)
      await tellPrograms(tx, before, after, at)
      await invalidate(tx, 'posts')
      return after
    })
  },
)

/** Puts a post into the bin, with its versions. Refused as {@link permit} says; as `not_found`. */
export const deletePost = staffUseCase({ may: 'posts.manage' }, ({ db, now, by }, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    const isKept = await keepInBin(tx, by, postBin, id, now())
    const [row] = await tx.delete(posts).where(eq(posts.id, id)).returning()
    if (!row || !isKept) return need(refused('not_found'))
    const before = shortenedBodies(asAdminPost(row))
    const entry = { action: 'post.delete', kind: 'post', recordId: id, label: row.title, before }
    await recordChange(tx, by, entry, now())
    await retract(tx, 'post.published', `post ${id}`)
    await invalidate(tx, 'posts')
    return null
  }),
)

/** Posts as they go to the bin and come back. */
export const postBin: BinSource = {
  kind: 'post',
  table: posts,
  recordId: posts.id,
  label: sql`coalesce(nullif(${posts.title}, ''), ${posts.titleEn})`,
  parts: [
    { table: postVersions, ofRecord: (id) => sql`${postVersions.postId} = ${id}` },
    { table: postHtml, ofRecord: (id) => sql`${postHtml.postId} = ${id}` },
  ],
  topic: 'posts',
  address: { column: posts.slug, slugOf, lock: advisoryKeys.postWrites },
}

/** Has other programs told of a post when it appears: now, or at its time if that stays. */
async function tellPrograms(tx: Transaction, before: AdminPost | null, after: AdminPost, at: Date): Promise<void> {
  const [was, is] = [before ? publicationOf(before, at) : 'draft', publicationOf(after, at)]
  const subject = `post ${after.id}`
  if (was === 'scheduled') await retract(tx, 'post.published', subject)
  if (is === 'draft' || was === 'published') return
  const { id, type, slug, title, titleEn, publishedAt } = after
  const data = { id, type, slug, title, titleEn, publishedAt } satisfies ToldPost
  const appears = is === 'scheduled' && publishedAt !== null ? new Date(publishedAt) : at
  await announce(tx, { type: 'post.published', subject, data, at: appears })
}

/** What a post becomes: what the request leaves out stays as it is. Needs an attempt around it. */
function changed(before: AdminPost, request: unknown): PostForm {
  const isObject = typeof request === 'object' && request !== null && !Array.isArray(request)
  return need(parse(postFormSchema, isObject ? { ...before, updatedAt: undefined, ...request } : request))
}

/**
 * The bodies as HTML. Needs an attempt around it: one that can't be rendered is refused, unless it stood there before (it may
 * still be unpublished).
 */
async function htmlToStore(post: PostForm, before: AdminPost | undefined, publicUrl: string): Promise<WrittenHtml> {
  const { written, faults } = await writeHtml(post, publicUrl)
  const errors = faults.filter(({ path }) => post[path] !== before?.[path])
  return errors.length > 0 ? need(refused('invalid', { errors })) : written
}

/** What is only a copy of the other language is due, as what it lacks is: that is noted when a row is written. */
async function noteUntranslated(tx: Transaction, post: AdminPost): Promise<void> {
  const copied = untranslatedIn(post)
  if (Object.values(copied).every((names) => names.length === 0)) return
  await tx
    .update(translations)
    .set({
      frMissing: sql`${translations.frMissing} || ${sql.param(copied.fr)}::text[]`,
      enMissing: sql`${translations.enMissing} || ${sql.param(copied.en)}::text[]`,
    })
    .where(and(eq(translations.kind, 'post'), eq(translations.recordId, String(post.id))))
}

/** The fields that may name images of the library. */
const picturesOf = ({
  content,
  contentEn,
  thumbnailUrl,
}: Pick<PostForm, 'content' | 'contentEn' | 'thumbnailUrl'>) => ({
  content,
  contentEn,
  thumbnailUrl,
})

const slugTaken = refused('conflict', { errors: [{ path: 'slug', code: 'taken' }] })

/** A post that is published without a date is from now on. */
function valuesOf({ updatedAt: _, slug: __, publishedAt, ...fields }: PostForm, at: Date) {
  const moment = publishedAt === null ? null : new Date(publishedAt)
  return { ...fields, publishedAt: moment ?? (fields.isPublished ? at : null) }
}

/**
 * The address for a post: the given one, or one made from the title, numbered if need be. Needs an attempt around it:
 * `conflict` (`slug`: `taken`) where the given one is another's.
 */
async function freeSlug(tx: Transaction, { slug, title }: PostForm, id: number): Promise<string> {
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
  if (given) return need(slugTaken)
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
  // By the newest that was read at each address what is asked for there still leads to the post.
  const ofAddresses = tx
    .select({ id: max(postVersions.id) })
    .from(postVersions)
    .where(and(eq(postVersions.postId, before.id), wasPublished(postVersions)))
    .groupBy(slugOfVersion(postVersions))
  await tx
    .delete(postVersions)
    .where(
      and(eq(postVersions.postId, before.id), lte(postVersions.id, oldest), notInArray(postVersions.id, ofAddresses)),
    )
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
