import { createContext, useContext } from 'react'
import type { WhoAmI } from '../who-am-i.ts'

const MeContext = createContext<WhoAmI | null>(null)

export const MeProvider = MeContext.Provider

/** Who is signed in; null on the sign-in page. */
export function useMe(): WhoAmI | null {
  return useContext(MeContext)
}
