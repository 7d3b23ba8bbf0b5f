import { memoize } from '#platform/hold-values.server.ts'
import type { Services } from '#platform/services.server.ts'
import { htmlOf } from './post-html.server.ts'
import { findPublishedBody, listPublishedPosts, nextPublication } from './post-queries.server.ts'
import { findBuiltInPost, listedBuiltInPosts } from './built-in-posts.server.ts'
import { mergePosts } from './merge-posts.ts'
import type { ListedPost, Post } from './post.ts'
import type { Told } from '#kernel/told.ts'
import { writeHtml, type Bodies } from '#business/markdown/written-html.server.ts'
import { contentFields, perContentLanguage } from '#kernel/language.ts'

export type PostMemory = {
  /** Every post that is published, the built-in ones among them, newest first. */
  posts(): Promise<Told<readonly ListedPost[]>>
  /** A post with its body as HTML; null when there is none of that slug. */
  post(slug: string): Promise<Told<Post | null>>
  drop(): void
}

const mostBodies = 500
/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** Posts held in memory. When one that waits for its time is due, everything is forgotten and `onDue` called. */
export function createPostMemory(services: Services, onDue: () => void): PostMemory {
  const { db, log, now, settings } = services
  const { publicUrl } = settings
  let alarm: NodeJS.Timeout | undefined

  const lists = memoize(async (_: 'all') => {
    const at = now()
    const [own, due] = await Promise.all([listPublishedPosts(db, at, publicUrl), nextPublication(db, at)])
    clearTimeout(alarm)
    if (due) alarm = setTimeout(ring, Math.min(due.getTime() - at.getTime(), longestWait)).unref()
    return mergePosts(own, listedBuiltInPosts)
  })

  const bodies = memoize(
    async ({ id, slug }: ListedPost): Promise<Bodies | null> => {
      const words = id < 0 ? findBuiltInPost(slug)?.words : undefined
      if (words)
        return (
          await writeHtml(
            contentFields(
              'content',
              perContentLanguage((language) => words[language].body),
            ),
            publicUrl,
          )
        ).written
      const found = await findPublishedBody(db, id, now())
      return found && htmlOf(services, { id, ...found })
    },
    { most: mostBodies },
  )

  function drop(): void {
    lists.drop()
    bodies.drop()
  }

  function ring(): void {
    drop()
    onDue()
  }

  async function posts(): Promise<Told<readonly ListedPost[]>> {
    try {
      return { value: await lists.read('all'), isWhole: true }
    } catch (err) {
      log.error({ err }, 'posts could not be read')
      return { value: mergePosts([], listedBuiltInPosts), isWhole: false }
    }
  }

  async function post(slug: string): Promise<Told<Post | null>> {
    const { value: all, isWhole } = await posts()
    const listed = all.find((known) => known.slug === slug)
    if (!listed && !isWhole) throw new Error('posts could not be read')
    const body = listed ? await bodies.read(listed) : null
    return { value: listed && body ? { ...listed, content: body.content, contentEn: body.contentEn } : null, isWhole }
  }

  return { posts, post, drop }
}
