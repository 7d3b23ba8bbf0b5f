import {
  contentField,
  contentLanguageOf,
  contentLanguages,
  type ContentField,
  type ContentLanguage,
  type Language,
} from './language.ts'

/**
 * The language that a record's text or list of a name is really in, where readers of `language` get it. A copy of another language's words
 * is in the language that they sound like.
 */
export function languageWritten<Name extends string>(
  record: Readonly<Record<ContentField<NoInfer<Name>>, string | readonly string[]>>,
  name: Name,
  language: Language,
): ContentLanguage {
  const own = contentLanguageOf(language)
  // What a picture shows is told in each language by itself when a body is copied.
  const inEach = (each: ContentLanguage) =>
    String(record[contentField(name, each)])
      .replaceAll(/ alt="[^"]*"/g, '')
      .trim()
  const copied = areCopies(contentLanguages.map(inEach)) ? likelyLanguage(inEach(own)) : null
  return copied ?? [own, ...contentLanguages].find((each) => inEach(each) !== '') ?? own
}

/** True of texts that are one text, to be translated. A name of a word or two may well be the same in each language. */
export const areCopies = (texts: readonly string[]): boolean =>
  new Set(texts).size === 1 && (texts[0]?.split(/\s+/).length ?? 0) > 2

// Only the commonest words of a language that the other does not have.
const frequent: Readonly<Record<ContentLanguage, RegExp>> = {
  fr: /\b(?:le|la|les|des|du|un|une|et|est|pour|dans|que|qui|avec|sur|vous|nous|votre|au|aux)\b/gi,
  en: /\b(?:the|of|and|is|are|to|in|for|with|you|we|your|our|that|this|it|at|from|by)\b/gi,
}

/** The language that has most of a text's common words; null where none has more than the others. */
export function likelyLanguage(words: string): ContentLanguage | null {
  const counted = contentLanguages.map((language) => ({
    language,
    count: words.match(frequent[language])?.length ?? 0,
  }))
  const [first, second] = counted.toSorted((a, b) => b.count - a.count)
  return first && first.count > (second?.count ?? 0) ? first.language : null
}
