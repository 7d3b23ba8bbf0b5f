import { RecommendationTest } from '#business/energy/ui/recommendation-test.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageModule } from '../../page.ts'

export const needsScript = true
export const messages: MessageContext[] = ['energy', 'sizing']

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: `${text('sizing.test.title')} | ${brand.name}`,
  description: text('sizing.test.lead'),
  noIndex: true,
})

export default function TestRecommendationPage() {
  const text = useText()
  return (
    <>
      <div className="container pt-8">
        <h1>{text('sizing.test.title')}</h1>
        <p className="mt-2 max-w-2xl text-muted">{text('sizing.test.lead')}</p>
      </div>
      <RecommendationTest />
    </>
  )
}
