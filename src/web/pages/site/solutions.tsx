import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { Photograph } from '#business/company/ui/photograph.tsx'
import { sectorFilterOf } from '#business/solutions/case-studies/sector.ts'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import { solutionsQuery, testimonialsQuery } from '#business/solutions/ui/solution-queries.ts'
import { NeedsCall } from '#client/needs-call.tsx'
import { Claims } from '#business/company/ui/claims.tsx'
import { SectorFilterBar } from '#business/solutions/ui/sector-badge.tsx'
import { SolutionList } from '#business/solutions/ui/solution-list.tsx'
import { Testimonials } from '#business/solutions/ui/testimonials.tsx'
import type { PageModule } from '../../page.ts'
import { whereWeSell } from '#i18n/where-we-sell.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const queries: PageModule['queries'] = () => [solutionsQuery(), testimonialsQuery(), companyQuery()]

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: text('content.solutions.metaTitle', { where: whereWeSell(text), brand: brand.name }),
  description: text('content.solutions.metaDescription', { brand: brand.name }),
})

export default function SolutionsPage() {
  const text = useText()
  const [search] = useSearchParams()
  const sector = sectorFilterOf(search.get('sector'))
  const { data } = useQuery(solutionsQuery())
  return (
    <>
      <div className="container pt-6 pb-8 sm:pt-8 sm:pb-12">
        <h1>{text('content.solutions.title')}</h1>
        <p className="mt-2 max-w-xl text-muted sm:mt-3 sm:text-lg">{text('content.solutions.lead')}</p>
        {/* Where there is nothing at all, nothing can be chosen of it. */}
        <div className="mt-6 mb-4">{data?.length !== 0 && <SectorFilterBar chosen={sector} />}</div>
        <SolutionList sector={sector} />
        {/* What was installed comes before what is said of it. */}
        <div className="mt-8">
          <Claims />
        </div>
        <Photograph slot="customer" className="mt-8 aspect-16/9 max-h-96" />
      </div>
      <Testimonials />
      <NeedsCall />
    </>
  )
}
