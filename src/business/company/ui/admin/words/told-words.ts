import { asWritten, type ToldRecord } from '#business/accounts/ui/told-changes.ts'
import { languageName } from '#i18n/format.ts'
import { wordAreas } from '../../../words/site-message.ts'
import { isLanguage } from '#kernel/language.ts'

/** A text of the site in the audit log: what it said in a language, and says now. */
export const toldWords: ToldRecord = {
  parts: (name) =>
    isLanguage(name) ? { label: (text) => languageName(name, text.language), say: asWritten } : undefined,
  place: ({ recordId }, text) => {
    const area = wordAreas.find((known) => recordId?.startsWith(`${known}.`))
    return area ? text(`admin-words.area.${area}`) : ''
  },
  path: ({ recordId }) => `/admin/words?q=${encodeURIComponent(recordId ?? '')}`,
}
