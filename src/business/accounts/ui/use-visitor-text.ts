import { useQuery } from '@tanstack/react-query'
import { allLoadedMessages, loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { createText, type Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'

/** The words of a context in which a visitor of a language is written to; undefined until they are here. */
export function useVisitorText(language: Language, context: MessageContext): Text | undefined {
  const { data } = useQuery({
    queryKey: ['words to visitors', context, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await loadMessages(language, [context])
      return createText(language, allLoadedMessages(language))
    },
  })
  return data
}
