import { createContext, useContext } from 'react'
import type { Text } from './text.ts'

const TextContext = createContext<Text | null>(null)

export const TextProvider = TextContext.Provider

/** The words of the visitor's language: `text('leads.order.title', { name })`. */
export function useText(): Text {
  const text = useContext(TextContext)
  if (!text) throw new Error('useText outside of TextProvider')
  return text
}
