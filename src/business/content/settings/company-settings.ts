import * as z from 'zod/mini'
import { emailField } from '#kernel/form-fields.ts'
import { linkField, words } from './setting-fields.ts'

/** Who the company is: its name, where mail to it arrives, its pages on social networks. */
export const companySchema = z.object({
  name: words(2, 60),
  /** Requests of visitors arrive here. */
  salesEmail: emailField,
  supportEmail: emailField,
  facebook: linkField,
  instagram: linkField,
  linkedin: linkField,
})
export type CompanySettings = z.output<typeof companySchema>

export const builtInCompany: CompanySettings = {
  name: 'Rana Solar',
  salesEmail: 'sales@ranasolar.example',
  supportEmail: 'support@ranasolar.example',
  facebook: 'https://www.facebook.com/ranasolar.example',
  instagram: 'https://www.instagram.com/ranasolar.example',
  linkedin: 'https://www.linkedin.com/company/ranasolar.example',
}
