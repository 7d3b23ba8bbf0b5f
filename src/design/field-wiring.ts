import { createContext, useContext } from 'react'

/** What a control inside a field needs to be named, described and marked invalid. */
export type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean }

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** The wiring of the surrounding field; nothing outside of one. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {}
}
