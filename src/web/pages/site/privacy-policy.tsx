import { brand } from '#kernel/brand.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { privacyPolicy } from '#business/content/legal/privacy.ts'
import { LegalPage } from '#business/content/ui/legal-page.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const meta: PageModule['meta'] = ({ visitor: { language } }) => ({
  title: `${privacyPolicy.title[language]} | ${brand.name}`,
  description: privacyPolicy.description[language],
})

export default function PrivacyPolicyPage() {
  return <LegalPage legal={privacyPolicy} />
}
