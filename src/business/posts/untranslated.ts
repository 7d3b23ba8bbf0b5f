import { contentField, contentLanguages, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import type { PostFields } from './admin-post.ts'

const said = ['title', 'content', 'excerpt'] as const
type Said = (typeof said)[number]
type SaidFields = Pick<PostFields, Said | `${Said}En`>

// Only the commonest words of a language that the other does not have.
const frequent: Readonly<Record<ContentLanguage, RegExp>> = {
  fr: /\b(?:le|la|les|des|du|un|une|et|est|pour|dans|que|qui|avec|sur|vous|nous|votre|au|aux)\b/gi,
  en: /\b(?:the|of|and|is|are|to|in|for|with|you|we|your|our|that|this|it|at|from|by)\b/gi,
}

const languageOf = (words: string): ContentLanguage => {
  const countIn = (language: ContentLanguage) => words.match(frequent[language])?.length ?? 0
  return contentLanguages.reduce((most, language) => (countIn(language) > countIn(most) ? language : most))
}

/** What pictures show is told in each language by itself when a body is copied. */
const withoutAlts = (words: string) => words.replace(/!\[[^\]]*\]/g, '![]').trim()

/** The texts that a language has word for word from another, to be translated. A name of a word or two may well be the same. */
export function untranslatedIn(post: SaidFields): Readonly<Record<ContentLanguage, readonly Said[]>> {
  const copied = said.filter((name) => {
    const [words = '', ...others] = contentLanguages.map((language) => withoutAlts(post[contentField(name, language)]))
    return words.split(/\s+/).length > 2 && others.every((other) => other === words)
  })
  const written = languageOf(copied.map((name) => post[name]).join(' '))
  return perContentLanguage((language) => (language === written ? [] : copied))
}

/** A post of which each language says what is its own only: readers get the rest in the other one, as they do what is not written. */
export function withoutCopies<T extends Partial<SaidFields>>(
  post: T,
  copied: Readonly<Record<ContentLanguage, readonly string[]>> | null,
): T {
  const fields = contentLanguages.flatMap((language) =>
    said.filter((name) => copied?.[language].includes(name)).map((name) => contentField(name, language)),
  )
  return Object.assign(
    {},
    post,
    Object.fromEntries(fields.filter((field) => field in post).map((field) => [field, ''])),
  )
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
