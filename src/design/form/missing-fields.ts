import type { Tab } from '#design/admin/tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { defaultContentLanguage, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'

/** A field that lacks, or is wrong, before its record can be published: the part of the form that it stands in, and its language where it has one. */
export type MissingField<Part extends string = string> = {
  readonly tab: Part
  readonly language: ContentLanguage | null
  readonly isWrong?: boolean
}

/** What stands on a tab in which these fields lack or are wrong; nothing where none does. */
function dueNote(due: readonly MissingField[], text: Text): Tab<string>['note'] {
  const wrong = due.filter(({ isWrong }) => isWrong).length
  const lacking = due.length - wrong
  if (due.length === 0) return undefined
  const words = [
    ...(lacking > 0 ? [text('admin.toFill', { count: lacking })] : []),
    ...(wrong > 0 ? [text('admin.toCorrect.count', { count: wrong })] : []),
  ]
  return { words: words.join(', '), isDue: true }
}

/** What stands on the tabs of the languages: how many of these fields each lacks, or that it may be left out. */
export function useLanguageNotes(
  missing: readonly MissingField[],
): Readonly<Record<ContentLanguage, Tab<string>['note']>> {
  const text = useText()
  return perContentLanguage((language) => {
    const due = dueNote(
      missing.filter((field) => field.language === language),
      text,
    )
    return due ?? { words: text(language === defaultContentLanguage ? 'admin.filled' : 'admin.optional'), isDue: false }
  })
}

/** What is to be filled in before publishing: each part with how many fields. */
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
  return text(missing.some(({ isWrong }) => isWrong) ? 'admin.toCorrect.before' : 'admin.toFill.before', { where })
}
