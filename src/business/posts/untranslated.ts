import { contentField, contentLanguages, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import { areCopies, likelyLanguage } from '#kernel/language-written.ts'
import type { PostFields } from './admin-post.ts'

const said = ['title', 'content', 'excerpt'] as const
type Said = (typeof said)[number]
type SaidFields = Pick<PostFields, Said | `${Said}En`>

/** What pictures show is told in each language by itself when a body is copied. */
const withoutAlts = (words: string) => words.replace(/!\[[^\]]*\]/g, '![]').trim()

/** The texts that a language has word for word from another, to be translated. */
export function untranslatedIn(post: SaidFields): Readonly<Record<ContentLanguage, readonly Said[]>> {
  const copied = said.filter((name) =>
    areCopies(contentLanguages.map((language) => withoutAlts(post[contentField(name, language)]))),
  )
  const written = likelyLanguage(copied.map((name) => post[name]).join(' ')) ?? contentLanguages[0]
  return perContentLanguage((language) => (language === written ? [] : copied))
}

/** The languages whose readers get the title, the body or the summary in another one, as it stands there or as a copy of it. */
export function languagesToTranslate(post: SaidFields): readonly ContentLanguage[] {
  const copied = untranslatedIn(post)
  const isBlank = (name: Said, language: ContentLanguage) => post[contentField(name, language)].trim() === ''
  const isWritten = (name: Said) => contentLanguages.some((language) => !isBlank(name, language))
  return contentLanguages.filter((language) =>
    said.some((name) => copied[language].includes(name) || (isWritten(name) && isBlank(name, language))),
  )
}
