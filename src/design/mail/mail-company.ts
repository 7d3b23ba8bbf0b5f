import { createContext, use } from 'react'
import type { Company } from '#kernel/brand.ts'

/** Whose mail is rendered: the company as it was when the rendering began. */
export const MailCompany = createContext<Company | null>(null)

/** Whose mail this is. Throws outside of a mail that is rendered for a company. */
export function useMailCompany(): Company {
  const company = use(MailCompany)
  if (!company) throw new Error('no company')
  return company
}

/** Where the picture of the company's mark is; null where the name stands alone. */
export const MailLogo = createContext<string | null>(null)

/** Where the site is, without a slash at its end: what the links of a mail begin with. */
export const MailSite = createContext<string | null>(null)

/** Where the site is. Throws outside of a mail that is rendered for one. */
export function useMailSite(): string {
  const site = use(MailSite)
  if (site === null) throw new Error('no site')
  return site
}

/** What stands above everything else in a mail that is not what it looks like: a test, say. */
export const MailNotice = createContext<string | null>(null)
