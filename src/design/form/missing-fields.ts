import type { Tab } from '#design/admin/tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { defaultContentLanguage, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'

/** A field that lacks before its record can be published: the part of the form that it stands in, and its language where it has one. */
export type MissingField<Part extends string = string> = {
  readonly tab: Part
  readonly language: ContentLanguage | null
}

/** What stands on a tab in which so many fields lack; nothing where none does. */
export const dueNote = (count: number, text: Text): Tab<string>['note'] =>
  count > 0 ? { words: text('admin.toFill', { count }), isDue: true } : undefined

/** What stands on the tabs of the languages: how many of these fields each lacks, or that it may be left out. */
export function useLanguageNotes(
  missing: readonly MissingField[],
): Readonly<Record<ContentLanguage, Tab<string>['note']>> {
  const text = useText()
  return perContentLanguage((language) => {
    const due = dueNote(missing.filter((field) => field.language === language).length, text)
    return due ?? { words: text(language === defaultContentLanguage ? 'admin.filled' : 'admin.optional'), isDue: false }
  })
}

/** What is to be filled in before publishing: each part with how many fields, as on its tab. */
export function useMissingWords<Part extends string>(
  missing: readonly MissingField<Part>[],
  tabs: readonly { readonly value: Part; readonly label: string }[],
): string {
  const text = useText()
  if (missing.length === 0) return ''
  const where = tabs
    .map(({ value, label }) => ({ label, count: missing.filter(({ tab }) => tab === value).length }))
    .flatMap(({ label, count }) => (count > 0 ? [`${label}\u00A0(${count})`] : []))
    .join(', ')
  return text('admin.toFill.before', { where })
}
