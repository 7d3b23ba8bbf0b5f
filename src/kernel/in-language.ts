import {
  contentField,
  contentLanguageOf,
  contentLanguages,
  type ContentField,
  type ContentLanguage,
  type Language,
} from './language.ts'

/** The first of the texts that says something; '' when none does. */
export function firstWritten(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? ''
}

/** What a record holds in its fields of a name, that of the reader's language first: `title` and `titleEn`. */
function inOrder<Name extends string, T>(
  record: Readonly<Record<ContentField<Name>, T>>,
  name: Name,
  language: Language,
): T[] {
  const own = contentLanguageOf(language)
  const order: readonly ContentLanguage[] = [own, ...contentLanguages.filter((other) => other !== own)]
  return order.map((each) => record[contentField(name, each)])
}

/** A record's text of a name in a language, else that in another; '' where none is written. */
export function inLanguage<Name extends string>(
  record: Readonly<Record<ContentField<NoInfer<Name>>, string>>,
  name: Name,
  language: Language,
): string {
  return firstWritten(...inOrder(record, name, language))
}

/** A record's list of a name in a language, else that in another. */
export function listInLanguage<Name extends string>(
  record: Readonly<Record<ContentField<NoInfer<Name>>, readonly string[]>>,
  name: Name,
  language: Language,
): readonly string[] {
  return inOrder(record, name, language).find((list) => list.length > 0) ?? []
}
