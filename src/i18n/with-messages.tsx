import { use, useMemo, type ReactNode } from 'react'
import type { Language } from '#kernel/language.ts'
import { allLoadedMessages, loadMessages, loadedMessages } from './load-messages.ts'
import type { MessageContext } from './message-contexts.ts'
import { TextProvider, useText } from './text-context.tsx'
import { createText } from './text.ts'

const loading = new Map<string, Promise<void>>()

function pending(language: Language, contexts: readonly MessageContext[]): Promise<void> {
  const key = `${language} ${contexts.join(' ')}`
  const promise = loading.get(key) ?? loadMessages(language, contexts)
  loading.set(key, promise)
  promise.catch(() => loading.delete(key))
  return promise
}

/** Gives its children the words of further contexts; suspends until they are here. */
export function WithMessages({ contexts, children }: { contexts: readonly MessageContext[]; children: ReactNode }) {
  const { language } = useText()
  if (!loadedMessages(language, contexts)) use(pending(language, contexts))
  const text = useMemo(() => createText(language, allLoadedMessages(language)), [language])
  return <TextProvider value={text}>{children}</TextProvider>
}
