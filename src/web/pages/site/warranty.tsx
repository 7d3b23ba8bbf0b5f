import type { MessageContext } from '#i18n/message-contexts.ts'
import { legalTextQuery } from '#business/company/ui/company-queries.ts'
import { legalMeta } from '#business/company/ui/legal-meta.ts'
import { LegalPage } from '#business/company/ui/legal-page.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const queries: PageModule['queries'] = () => [legalTextQuery('warranty')]

export const meta: PageModule['meta'] = ({ company, visitor: { language }, read }) =>
  legalMeta(read(legalTextQuery('warranty')), language, company.brand)

export default function WarrantyPage() {
  return <LegalPage name="warranty" />
}
