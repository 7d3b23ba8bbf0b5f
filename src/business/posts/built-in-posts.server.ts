import * as z from 'zod/mini'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { contentFields, defaultContentLanguage, perContentLanguage, type LocalizedContent } from '#kernel/language.ts'
import { readContent, type Content } from '#platform/read-content.server.ts'
import type { ListedPost, PostType } from './post.ts'
import { postCategory, type PostCategoryCode } from './post-category.ts'
import { readTimeOf } from './read-time.ts'

/** What a built-in post says in one language. `body` is Markdown. */
const frontSchema = z.object({ title: z.string(), excerpt: z.string(), tags: z.array(z.string()) })
export type PostWords = Content<z.output<typeof frontSchema>>

/** A post that comes with the site, until staff write one with the same slug. */
export type BuiltInPost = {
  readonly slug: string
  readonly type: PostType
  readonly category: PostCategoryCode
  readonly author: LocalizedContent
  readonly date: CalendarDate
  readonly isFeatured: boolean
  /** Its drawing, of the family `post-*`: that of its category, unless an earlier post of the same one has it. */
  readonly drawing?: 'battery' | 'panels'
  readonly words: LocalizedContent<PostWords>
}

const engineers: LocalizedContent = { fr: 'l’équipe technique', en: 'Engineering team' }
const technicians: LocalizedContent = { fr: 'l’équipe de pose', en: 'Installation team' }
const financing: LocalizedContent = { fr: 'le service financement', en: 'Financing team' }
const newsroom: LocalizedContent = { fr: 'la rédaction', en: 'Editorial team' }

const metadata: readonly Omit<BuiltInPost, 'words'>[] = [
  {
    slug: 'panels-and-harmattan-dust',
    type: 'blog',
    category: 'technical-guide',
    drawing: 'panels',
    author: technicians,
    date: '2026-11-03',
    isFeatured: true,
  },
  {
    slug: 'questions-for-an-installer',
    type: 'blog',
    category: 'consumer-guide',
    author: technicians,
    date: '2026-09-15',
    isFeatured: false,
  },
  {
    slug: 'inverter-power-and-motor-starts',
    type: 'blog',
    category: 'technical-guide',
    author: engineers,
    date: '2026-06-09',
    isFeatured: false,
  },
  {
    slug: 'ouagadougou-office',
    type: 'news',
    category: 'corporate',
    author: newsroom,
    date: '2026-05-12',
    isFeatured: false,
  },
  {
    slug: 'sun-by-region-and-month',
    type: 'blog',
    category: 'industry-insight',
    author: engineers,
    date: '2026-04-28',
    isFeatured: false,
  },
  {
    slug: 'choosing-a-battery',
    type: 'blog',
    category: 'consumer-guide',
    drawing: 'battery',
    author: engineers,
    date: '2026-03-17',
    isFeatured: true,
  },
  {
    slug: 'reading-an-electricity-bill',
    type: 'blog',
    category: 'energy-economics',
    author: newsroom,
    date: '2026-02-24',
    isFeatured: false,
  },
  {
    slug: 'generator-or-solar',
    type: 'blog',
    category: 'market-trends',
    author: newsroom,
    date: '2026-01-20',
    isFeatured: true,
  },
  {
    slug: 'how-instalments-work',
    type: 'blog',
    category: 'financing',
    author: financing,
    date: '2025-11-18',
    isFeatured: false,
  },
  {
    slug: 'what-a-fridge-really-uses',
    type: 'blog',
    category: 'education',
    author: engineers,
    date: '2025-10-14',
    isFeatured: false,
  },
  {
    slug: 'energy-evaluation-online',
    type: 'news',
    category: 'innovation',
    author: newsroom,
    date: '2025-09-09',
    isFeatured: false,
  },
]

/** The posts that come with the site, newest first. Sample content; staff replace one by writing under its slug. */
export const builtInPosts: readonly BuiltInPost[] = metadata.map((post) =>
  Object.assign({ words: readContent(`posts/${post.slug}`, frontSchema) }, post),
)

/** The built-in posts as a list answers them. Ids count down from -1, the oldest first, so that a newer post moves none. */
export const listedBuiltInPosts: readonly ListedPost[] = builtInPosts.map((post, index) =>
  listedBuiltInPost(post, index - builtInPosts.length),
)

/** The built-in post of a slug; undefined when there is none. */
export function findBuiltInPost(slug: string): BuiltInPost | undefined {
  return builtInPosts.find((post) => post.slug === slug)
}

/** The picture of a built-in post: no two have the same, so that none stands beside itself. */
export function pictureOfBuiltIn({ drawing, category }: Pick<BuiltInPost, 'drawing' | 'category'>): string {
  return `/pictures/post-${drawing ?? category}.svg`
}

/** What the API says of a built-in post in a list. `id` is negative, so that no post of the database has it. */
function listedBuiltInPost(post: BuiltInPost, id: number): ListedPost {
  const { slug, type, author, date, isFeatured, words } = post
  const { name } = postCategory(post.category)
  const moment = `${date}T08:00:00.000Z`
  const inEach = <Part extends keyof PostWords>(part: Part) => perContentLanguage((language) => words[language][part])
  return {
    id,
    type,
    slug,
    ...contentFields('title', inEach('title')),
    ...contentFields('excerpt', inEach('excerpt')),
    ...contentFields('author', author),
    ...contentFields('category', name),
    ...contentFields('tags', inEach('tags')),
    publishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
    isFeatured,
    thumbnailUrl: pictureOfBuiltIn(post),
    videoUrl: null,
    videoId: null,
    readTime: readTimeOf(words[defaultContentLanguage].body),
    originalUrl: null,
    isSample: true,
  }
}
