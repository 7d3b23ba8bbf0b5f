import { useSearchParams } from 'react-router'
import { brand } from '#kernel/brand.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { sectorFilterOf } from '#business/content/case-studies/sector.ts'
import { companyQuery, solutionsQuery, testimonialsQuery } from '#business/content/ui/content-queries.ts'
import { NeedsCall } from '#business/content/ui/needs-call.tsx'
import { Claims } from '#business/content/ui/solutions/claims.tsx'
import { SectorFilterBar } from '#business/content/ui/solutions/sector-filter-bar.tsx'
import { SolutionList } from '#business/content/ui/solutions/solution-list.tsx'
import { Testimonials } from '#business/content/ui/solutions/testimonials.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const queries: PageModule['queries'] = () => [solutionsQuery(), testimonialsQuery(), companyQuery()]

export const meta: PageModule['meta'] = ({ text }) => ({
  title: text('content.solutions.metaTitle', { brand: brand().name }),
  description: text('content.solutions.metaDescription', { brand: brand().name }),
})

export default function SolutionsPage() {
  const text = useText()
  const [search] = useSearchParams()
  const sector = sectorFilterOf(search.get('sector'))
  return (
    <>
      <div className="container py-8 sm:py-12">
        <h1>{text('content.solutions.title')}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{text('content.solutions.lead')}</p>
        <div className="mt-6">
          <Claims />
        </div>
        <div className="mt-7 mb-5">
          <SectorFilterBar chosen={sector} />
        </div>
        <SolutionList sector={sector} />
      </div>
      <Testimonials />
      <NeedsCall />
    </>
  )
}
