import { contentLanguageOf, type Language, type LocalizedContent } from '#kernel/language.ts'
import { firstWritten, inLanguage, listInLanguage } from '#kernel/in-language.ts'
import { languageWritten } from '#kernel/language-written.ts'
import type { ListedPost, Post } from './post.ts'
import { findPostCategory } from './post-category.ts'

const untitled: LocalizedContent = { fr: 'Sans titre', en: 'Untitled' }
const general: LocalizedContent = { fr: 'Général', en: 'General' }

/** A category's name: that of a known one, else what is written in either language, else `General`. */
export function categoryIn(post: Pick<ListedPost, 'category' | 'categoryEn'>, language: Language): string {
  const known = findPostCategory(post)
  return (
    known?.name[contentLanguageOf(language)] ??
    firstWritten(inLanguage(post, 'category', language), general[contentLanguageOf(language)])
  )
}

/**
 * What a list or a heading shows of a post in a language. Where that language is not written it is the other one; a title
 * in neither is `Untitled`, a missing category `General`, a missing author or excerpt ''.
 */
export function postTextIn(post: ListedPost, language: Language) {
  return {
    title: firstWritten(inLanguage(post, 'title', language), untitled[contentLanguageOf(language)]),
    excerpt: inLanguage(post, 'excerpt', language),
    author: inLanguage(post, 'author', language),
    category: categoryIn(post, language),
    tags: listInLanguage(post, 'tags', language),
  }
}

/** The body in a language and the language that it is really in, for its `lang` attribute. */
export function postBodyIn(post: Pick<Post, 'content' | 'contentEn'>, language: Language) {
  return { html: inLanguage(post, 'content', language), language: languageWritten(post, 'content', language) }
}
