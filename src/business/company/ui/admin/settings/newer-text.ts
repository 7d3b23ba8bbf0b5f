import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DueTranslationPage } from '#business/translations/due-translation.ts'
import { localClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { contentLanguages, type ContentLanguage } from '#kernel/language.ts'
import type { SettingGroup } from '../../../settings/setting-groups.ts'

/** The groups of which one language says what the other does not, or not yet. */
export const dueSettingsQuery = () =>
  queryOptions<DueTranslationPage>({ queryKey: ['/api/admin/translations?kind=settings'], staleTime: 0 })

type NewerText = { readonly language: ContentLanguage; readonly date: CalendarDate }

/** The language of a group of settings that was changed last, and when; null unless the other has not followed. */
export function useNewerText(group: SettingGroup): NewerText | null {
  const { data } = useQuery(dueSettingsQuery())
  const due = data?.items.find(({ recordId }) => recordId === group)
  const language = due?.older && contentLanguages.find((one) => one !== due.older)
  if (!language) return null
  return { language, date: localClock(new Date(due.saidAt[language])).date }
}
