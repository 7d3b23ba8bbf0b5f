import { and, desc, eq } from 'drizzle-orm'
import type { Told } from '#kernel/told.ts'
import { writeHtml, type Bodies } from '#business/markdown/written-html.server.ts'
import { contentFields, perContentLanguage } from '#kernel/language.ts'
import { lastSampleMarks, readSampleMarks } from '#business/company/samples/sample-marks.server.ts'
import {
  sampleKey,
  toldWithSamples,
  type SampleKind,
  type SampleMarks,
} from '#business/company/samples/sample-piece.ts'
import type { Services } from '#platform/services.server.ts'
import { findBuiltInPost, listedBuiltInPosts } from './built-in-posts.server.ts'
import { htmlOf } from './post-html.server.ts'
import { findPublishedBody, listPublishedPosts, nextPublication } from './post-queries.server.ts'
import { type ListedPost, type Post, dateOf } from './post.ts'
import { slugOf } from './post-slug.ts'
import { postVersions, slugOfVersion, wasPublished } from './tables.server.ts'

type Needs = Pick<Services, 'db' | 'cache' | 'log' | 'settings' | 'now'>

/** Every post that is published, the built-in ones among them, newest first. One that waits for its time comes by itself. */
export async function publishedPosts({ db, cache, log, now, settings }: Needs): Promise<Told<readonly ListedPost[]>> {
  type List = { readonly posts: readonly ListedPost[]; readonly due: Date | null }
  try {
    const { posts } = await cache.read<List>(
      'posts',
      { topics: ['posts', 'media'], until: ({ due }) => due, bytes: ({ posts: all }) => all.length * bytesOfListed },
      async () => {
        const at = now()
        const [own, due, marks] = await Promise.all([
          listPublishedPosts(db, at, settings.publicUrl),
          nextPublication(db, at),
          readSampleMarks({ db, cache }),
        ])
        return { posts: mergePosts(own, builtInAs(marks)), due }
      },
    )
    return { value: posts, isWhole: true }
  } catch (err) {
    log.error({ err }, 'posts could not be read')
    return { value: mergePosts([], builtInAs(lastSampleMarks({ cache }))), isWhole: false }
  }
}

/** What comes with the site and is not hidden. */
const builtInAs = (marks: SampleMarks): readonly ListedPost[] =>
  toldWithSamples(listedBuiltInPosts, marks, ({ slug }) => sampleKey('article', slug))

const bytesOfListed = 1_500

/** A post with its body as HTML; null when there is none of that slug. */
export async function publishedPost(services: Needs, slug: string): Promise<Told<Post | null>> {
  const { value: all, isWhole } = await publishedPosts(services)
  const listed = all.find((known) => known.slug === slug)
  if (!listed && !isWhole) throw new Error('posts could not be read')
  const body = listed ? await bodyOf(services, listed) : null
  if (!listed || !body) return { value: null, isWhole }
  const marks = isWhole ? await readSampleMarks(services) : lastSampleMarks(services)
  const isGone = (kind: SampleKind, key: string) =>
    marks.get(sampleKey(kind, key)) === 'hidden' && !(kind === 'article' && all.some((known) => known.slug === key))
  const { content, contentEn } = body
  const bodies = { content: withoutLinks(content, isGone), contentEn: withoutLinks(contentEn, isGone) }
  return { value: { ...listed, ...bodies, related: relatedTo(listed, all) }, isWhole }
}

/** Where a published post is that had this address while it was published; null where none had. */
export async function movedPost(services: Needs, slug: string): Promise<string | null> {
  if (slugOf(slug) !== slug) return null
  const { id, postId } = postVersions
  const [version] = await services.db
    .select({ postId })
    .from(postVersions)
    .where(and(eq(slugOfVersion(postVersions), slug), wasPublished(postVersions)))
    .orderBy(desc(id))
    .limit(1)
  if (!version) return null
  const { value: all } = await publishedPosts(services)
  return all.find((known) => known.id === version.postId)?.slug ?? null
}

const mostRelated = 3
/** Older ones are not looked at: a list may be of thousands. */
const mostCompared = 200

/** What may be read after a post, of all that are published, newest first: what shares most words with it, then the newest. */
function relatedTo(post: ListedPost, published: readonly ListedPost[]): ListedPost[] {
  const wordsOf = ({ tags, tagsEn, category }: ListedPost) => [...tags, ...tagsEn, category]
  const words = new Set(wordsOf(post))
  const shared = (other: ListedPost) => wordsOf(other).filter((word) => words.has(word)).length
  return published
    .slice(0, mostCompared)
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, mostRelated)
}

function bodyOf(services: Needs, { id, slug }: ListedPost): Promise<Bodies | null> {
  const { db, cache, now, settings } = services
  const bytes = (body: Bodies | null) => 2 * Object.values(body ?? {}).join('').length
  return cache.read<Bodies | null>(`post ${id} ${slug}`, { topics: ['posts'], bytes }, async () => {
    const words = id < 0 ? findBuiltInPost(slug)?.words : undefined
    if (words) {
      const bodies = perContentLanguage((language) => words[language].body)
      return (await writeHtml(contentFields('content', bodies), settings.publicUrl)).written
    }
    const found = await findPublishedBody(db, id, now())
    return found && htmlOf(services, { id, ...found })
  })
}

const linkToThing = /<a\b[^>]*\bhref="\/(news|solutions)\/([\w-]+)"[^>]*>(.*?)<\/a>/gs

/** Of a link to what is gone the words stay. */
function withoutLinks(html: string, isGone: (kind: SampleKind, key: string) => boolean): string {
  return html.replace(linkToThing, (link: string, folder: string, key: string, words: string) =>
    isGone(folder === 'news' ? 'article' : 'solution', key) ? words : link,
  )
}

type Dated = Pick<ListedPost, 'slug' | 'publishedAt' | 'createdAt'>

/** All posts, newest first. Where two have the same slug the server's is kept. Equal moments stay in the given order. */
export function mergePosts<T extends Dated>(fromServer: readonly T[], builtIn: readonly T[]): T[] {
  const slugs = new Set(fromServer.map(({ slug }) => slug))
  const time = (post: T) => Date.parse(dateOf(post))
  return [...fromServer, ...builtIn.filter(({ slug }) => !slugs.has(slug))].toSorted((a, b) => time(b) - time(a))
}
