import { asked } from '#client/query-client.ts'
import type { LegalTextName, ToldLegalText } from '../legal/told-legal-text.ts'
import type { CompanyAccount } from '../settings/company-account.ts'

export const companyQuery = () => asked<CompanyAccount>('/api/company')

export const legalTextQuery = (name: LegalTextName) => asked<ToldLegalText>(`/api/legal/${name}`)
