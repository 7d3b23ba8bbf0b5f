import { useMemo, type ReactNode } from 'react'
import { allLoadedMessages } from './load-messages.ts'
import { TextProvider, useText } from './text-context.tsx'
import { createText } from './text.ts'

/** Gives its children the words that were loaded before it was first drawn, beside those of the page. */
export function WithMessages({ children }: { children: ReactNode }) {
  const { language } = useText()
  const text = useMemo(() => createText(language, allLoadedMessages(language)), [language])
  return <TextProvider value={text}>{children}</TextProvider>
}
