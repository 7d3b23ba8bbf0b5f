import { useCallback, type ComponentType } from 'react'
import { useLate } from '#design/use-lazy.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'

export type LazyComponent<Props> = {
  /** A module of its own whose default export is the component. The same function each time. */
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  /** The words that it speaks beside those of the page. The same list each time. */
  readonly contexts?: readonly MessageContext[]
}

const none: readonly MessageContext[] = []

/** A component whose code and words are fetched with the first wish for it; see {@link useLate}. */
export function useLazyComponent<Props>(
  { load, contexts = none }: LazyComponent<Props>,
  wish: number | null,
  onFailed?: () => void,
) {
  const { language } = useText()
  const loadWithWords = useCallback(async () => {
    const [module] = await Promise.all([load(), loadMessages(language, contexts)])
    return module.default
  }, [load, contexts, language])
  return useLate(loadWithWords, wish, onFailed)
}
