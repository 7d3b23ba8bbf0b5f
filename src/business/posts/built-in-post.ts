import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { ListedPost, PostType } from './post.ts'
import { postCategory, type PostCategoryCode } from './post-category.ts'
import { readTimeOf } from './read-time.ts'

/** What a built-in post says in one language. `body` is Markdown. */
export type PostWords = {
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly string[]
  readonly body: string
}

/** A post that comes with the site, until staff write one with the same slug. */
export type BuiltInPost = {
  readonly slug: string
  readonly type: PostType
  readonly category: PostCategoryCode
  readonly author: Localized
  readonly date: CalendarDate
  readonly isFeatured: boolean
  readonly words: Localized<PostWords>
}

/** What the API says of a built-in post in a list. `id` is negative, so that no post of the database has it. */
export function listedBuiltInPost(post: BuiltInPost, id: number): ListedPost {
  const { slug, type, author, date, isFeatured, words } = post
  const { name } = postCategory(post.category)
  const moment = `${date}T08:00:00.000Z`
  const tagsIn = (language: Language) => [...words[language].tags]
  return {
    id,
    type,
    slug,
    title: words.fr.title,
    titleEn: words.en.title,
    excerpt: words.fr.excerpt,
    excerptEn: words.en.excerpt,
    author: author.fr,
    authorEn: author.en,
    category: name.fr,
    categoryEn: name.en,
    publishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
    isFeatured,
    thumbnailUrl: `/pictures/post-${post.category}.svg`,
    videoUrl: null,
    videoId: null,
    readTime: readTimeOf(words.fr.body),
    tags: tagsIn('fr'),
    tagsEn: tagsIn('en'),
    originalUrl: null,
  }
}
