import { createContext, useContext } from 'react'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'

/** Who the page is drawn for. */
export type Visitor = {
  readonly language: Language
  readonly country: Country
  /** The browser was told to save data (`Save-Data`): no drawing that says nothing, no letters of our own, nothing fetched ahead. */
  readonly savesData?: true
}

export type VisitorState = Visitor & {
  readonly setLanguage: (language: Language) => void
  readonly setCountry: (country: Country) => void
}

const VisitorContext = createContext<VisitorState | null>(null)

export const VisitorProvider = VisitorContext.Provider

/** True for who saves data. */
export function useSavesData(): boolean {
  return useContext(VisitorContext)?.savesData === true
}

/** The visitor's language and country, and how to change them. */
export function useVisitor(): VisitorState {
  const visitor = useContext(VisitorContext)
  if (!visitor) throw new Error('useVisitor outside of VisitorProvider')
  return visitor
}
