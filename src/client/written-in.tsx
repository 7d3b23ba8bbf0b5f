import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languageWritten } from '#kernel/in-language.ts'
import type { ContentLanguage, Language } from '#kernel/language.ts'

type Titled = { readonly title: string; readonly titleEn: string }

/** The language that a thing is written in, where it is not the reader's; else undefined: what `lang` takes. */
export function otherLanguage(thing: Titled, language: Language): ContentLanguage | undefined {
  const written = languageWritten(thing, 'title', language)
  return written === language ? undefined : written
}

/** Says that a thing is written in another language than the page; nothing where it is not. */
export function WrittenIn({ thing }: { thing: Titled }) {
  const text = useText()
  const other = otherLanguage(thing, text.language)
  return other ? <Badge>{text(`content.writtenIn.${other}`)}</Badge> : null
}
