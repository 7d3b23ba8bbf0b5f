import type { Language, Localized } from '#kernel/language.ts'
import { firstWritten, inLanguage } from '#kernel/in-language.ts'
import type { ListedPost, Post } from './post.ts'
import { findPostCategory } from './post-category.ts'

const untitled: Localized = { fr: 'Sans titre', en: 'Untitled' }
const general: Localized = { fr: 'Général', en: 'General' }

/** A category's name: that of a known one, else what is written in either language, else `General`. */
export function categoryIn(post: Pick<ListedPost, 'category' | 'categoryEn'>, language: Language): string {
  const known = findPostCategory(post)
  return known?.name[language] ?? firstWritten(inLanguage(post.category, post.categoryEn, language), general[language])
}

/**
 * What a list or a heading shows of a post in a language. Where that language is not written it is the other one; a title
 * in neither is `Untitled`, a missing category `General`, a missing author or excerpt ''.
 */
export function postTextIn(post: ListedPost, language: Language) {
  const tags = language === 'fr' ? [post.tags, post.tagsEn] : [post.tagsEn, post.tags]
  return {
    title: firstWritten(inLanguage(post.title, post.titleEn, language), untitled[language]),
    excerpt: inLanguage(post.excerpt, post.excerptEn, language),
    author: inLanguage(post.author, post.authorEn, language),
    category: categoryIn(post, language),
    tags: tags.find((list) => list.length > 0) ?? [],
  }
}

/** The body in a language and the language that it is really in, for its `lang` attribute. */
export function postBodyIn({ content, contentEn }: Pick<Post, 'content' | 'contentEn'>, language: Language) {
  const own = language === 'fr' ? content : contentEn
  const other: Language = language === 'fr' ? 'en' : 'fr'
  return own.trim() === ''
    ? { html: inLanguage(content, contentEn, language), language: other }
    : { html: own, language }
}
