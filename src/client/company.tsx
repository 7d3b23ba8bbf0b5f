import { createContext, useContext } from 'react'
import type { Company } from '#kernel/brand.ts'

// Both roots provide it: a check would travel to every visitor.
const CompanyContext = createContext({} as Company)

export const CompanyProvider = CompanyContext.Provider

/** Whose site this is: its brand, and by country how its offices are reached. */
export const useCompany = (): Company => useContext(CompanyContext)
