import type { MessageContext } from '#i18n/message-contexts.ts'
import type { ProvenSolutionDetail } from '#business/solutions/proven-solution.ts'
import { solutionTextIn } from '#business/solutions/solution-text.ts'
import { solutionQuery } from '#business/solutions/ui/solution-queries.ts'
import { CaseStudyOf } from '#business/solutions/ui/case-study.tsx'
import type { PageParams, PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const queries: PageModule['queries'] = ({ id = '' }) => [solutionQuery(id)]

export const meta: PageModule['meta'] = ({
  text,
  company: { brand },
  visitor: { language },
  params: { id = '' },
  read,
  isMissing,
}) => {
  const solution = read<ProvenSolutionDetail>(solutionQuery(id))
  if (!solution) {
    const [title, description] = isMissing(solutionQuery(id))
      ? (['content.case.notFound.title', 'content.case.notFound.text'] as const)
      : (['content.solutions.title', 'content.solutions.lead'] as const)
    return { title: `${text(title)} | ${brand.name}`, description: text(description), noIndex: true }
  }
  const { title, description } = solutionTextIn(solution, language)
  return { title: `${title} | ${brand.name}`, description: description || title }
}

export default function CaseStudyPage({ params }: { params: PageParams }) {
  const { id = '' } = params
  return <CaseStudyOf key={id} id={id} />
}
