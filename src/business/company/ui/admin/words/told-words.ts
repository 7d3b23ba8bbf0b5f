import { asWritten, type ToldRecord } from '#business/accounts/ui/told-changes.ts'
import { languageName } from '#i18n/format.ts'
import { isLanguage } from '#kernel/language.ts'

/** A text of the site in the audit log: what it said in a language, and says now. */
export const toldWords: ToldRecord = {
  parts: (name) =>
    isLanguage(name) ? { label: (text) => languageName(name, text.language), say: asWritten } : undefined,
  path: ({ recordId }) => `/admin/words?q=${encodeURIComponent(recordId ?? '')}`,
}
