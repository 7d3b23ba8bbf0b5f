import { FaqTopics } from '#business/company/ui/faq-topics.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PageModule } from '../../page.ts'
import { whereWeSell } from '#i18n/where-we-sell.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: text('content.faq.metaTitle', { brand: brand.name }),
  description: text('content.faq.metaDescription', { where: whereWeSell(text), brand: brand.name }),
})

export default function FaqPage() {
  const text = useText()
  return (
    <div className="container pt-6 pb-10 sm:pt-8 sm:pb-14">
      <h1>{text('content.faq.title')}</h1>
      <p className="mt-2 text-muted sm:mt-3 sm:text-lg">{text('content.faq.lead')}</p>
      <FaqTopics />
    </div>
  )
}
