import type { ComparedField } from '#design/form/compare-versions.tsx'
import type { Text } from '#i18n/text.ts'
import { languageTable, languages, perLanguage, type Language } from '#kernel/language.ts'
import type { MailRecord, MailWords, PartWords } from '../../mail-record.ts'

/** What a mail says in each part, whoever wrote it. */
export function wholeWords({ parts, words }: Pick<MailRecord, 'parts' | 'words'>): MailWords {
  const inLanguage = (language: Language): PartWords =>
    Object.fromEntries(parts.map(({ part, original }) => [part, words[language][part] ?? original[language]]))
  return perLanguage(inLanguage)
}

/** Every part in both languages with what two versions say there. */
export function comparedWords(mine: MailWords, theirs: MailRecord, text: Text): ComparedField[] {
  const there = wholeWords(theirs)
  return languages.flatMap((language) =>
    theirs.parts.map(({ part }) => ({
      label: `${text(`admin-mail-words.part.${part}`)} · ${languageTable[language].name}`,
      mine: mine[language][part] ?? '',
      theirs: there[language][part] ?? '',
    })),
  )
}
