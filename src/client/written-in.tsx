import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languageWritten } from '#kernel/language-written.ts'
import type { ContentField, ContentLanguage, Language } from '#kernel/language.ts'

type Written<Name extends string> = Readonly<Record<ContentField<NoInfer<Name>>, string | readonly string[]>>

/** The language that a text of a thing is written in, where it is not the reader's; else undefined: what `lang` takes. */
export function otherLanguage<Name extends string>(
  thing: Written<Name>,
  name: Name,
  language: Language,
): ContentLanguage | undefined {
  const written = languageWritten(thing, name, language)
  return written === language ? undefined : written
}

type WrittenInProps<Name extends string> = { thing: Written<Name>; names: readonly Name[] }

/** Says that one of the texts that are shown of a thing is in another language than the page; nothing where none is. */
export function WrittenIn<Name extends string>({ thing, names }: WrittenInProps<Name>) {
  const text = useText()
  const [other] = names.flatMap((name) => otherLanguage(thing, name, text.language) ?? [])
  return other ? <Badge>{text(`content.writtenIn.${other}`)}</Badge> : null
}
