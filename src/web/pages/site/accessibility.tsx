import { brand } from '#kernel/brand.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { accessibilityStatement } from '#business/content/legal/accessibility.ts'
import { LegalPage } from '#business/content/ui/legal-page.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const meta: PageModule['meta'] = ({ visitor: { language } }) => ({
  title: `${accessibilityStatement.title[language]} | ${brand.name}`,
  description: accessibilityStatement.description[language],
})

export default function AccessibilityPage() {
  return <LegalPage legal={accessibilityStatement} />
}
