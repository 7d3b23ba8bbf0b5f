import { queryOptions } from '@tanstack/react-query'
import type { MailName } from '../../mail-name.ts'
import type { MailRecord, MailSummary, MailWords, PartWords } from '../../mail-record.ts'
import type { ComparedField } from '#design/form/compare-versions.tsx'
import type { Text } from '#i18n/text.ts'
import { languageTable, languages, perLanguage, type Language } from '#kernel/language.ts'

const listPath = '/api/admin/mail-words'

/** Where a mail's words are read, written and tried. */
export const pathOf = (mail: MailName) => `${listPath}/${mail}`

/** Every mail. */
export const mailListQuery = () => queryOptions<readonly MailSummary[]>({ queryKey: [listPath] })

/** A mail with its words. */
export const mailQuery = (mail: MailName) => queryOptions<MailRecord>({ queryKey: [pathOf(mail)] })

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
