import { useQuery } from '@tanstack/react-query'
import { allLoadedMessages, loadMessages } from '#i18n/load-messages.ts'
import { createText, type Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'

/** The words that a visitor of a language is written to in; undefined until they are here. */
export function useVisitorText(language: Language): Text | undefined {
  const { data } = useQuery({
    queryKey: ['admin-leads words', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await loadMessages(language, ['admin-leads'])
      return createText(language, allLoadedMessages(language))
    },
  })
  return data
}
