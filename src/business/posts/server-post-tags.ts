import { contentFields, perContentLanguage, type LocalizedContent } from '#kernel/language.ts'
import type { ListedPost, PostType } from './post.ts'
import { categoryIn } from './post-text.ts'

const typeTag: Readonly<Record<PostType, LocalizedContent>> = {
  news: { fr: 'Actualités de l’entreprise', en: 'Company News' },
  blog: { fr: 'Article de blog', en: 'Blog Post' },
}

/** The tags of a post that staff wrote: its category (`General` without one) and its type, in both languages. */
export function tagsOfServerPost(
  post: Pick<ListedPost, 'type' | 'category' | 'categoryEn'>,
): Pick<ListedPost, 'tags' | 'tagsEn'> {
  const tags = perContentLanguage((language) => [categoryIn(post, language), typeTag[post.type][language]])
  return contentFields('tags', tags)
}
