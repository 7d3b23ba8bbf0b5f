import { brand } from '#kernel/brand.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { termsOfUse } from '#business/content/legal/terms.ts'
import { LegalPage } from '#business/content/ui/legal-page.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const meta: PageModule['meta'] = ({ visitor: { language } }) => ({
  title: `${termsOfUse.title[language]} | ${brand.name}`,
  description: termsOfUse.description[language],
})

export default function TermsOfUsePage() {
  return <LegalPage legal={termsOfUse} />
}
