import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProvenSolutionDetail } from '../../solutions/proven-solution.ts'
import { pictureOfSolution, solutionTextIn } from '../../solutions/solution-text.ts'
import { ContentPicture } from '../content-picture.tsx'
import { SectorBadge } from './sector-badge.tsx'

/** The head of a case study: what it is, where, when, how large, for whom. */
export function CaseHero({ solution }: { solution: ProvenSolutionDetail }) {
  const text = useText()
  const { title, description, location, beneficiaries } = solutionTextIn(solution, text.language)
  const facts = [
    { key: 'location', value: location },
    { key: 'date', value: solution.date },
    { key: 'capacity', value: solution.capacity },
    { key: 'beneficiaries', value: beneficiaries },
  ] as const
  return (
    <header className="on-ink">
      <div className="container grid gap-6 py-6 sm:py-10 lg:grid-cols-2 lg:gap-12">
        <div>
          <Button asChild tone="quiet" icon="arrow-left" className="-ml-5 print:hidden">
            <Link to="/solutions">{text('content.case.back')}</Link>
          </Button>
          <div className="mt-2 grid gap-4">
            <p>
              <SectorBadge sector={solution.sector} />
            </p>
            <h1>{title}</h1>
            <p className="text-lg">{description}</p>
            <dl className="mt-2 grid gap-x-6 grid-cols-2 gap-y-4">
              {facts
                .filter(({ value }) => value !== '')
                .map(({ key, value }) => (
                  <div key={key}>
                    <dt className="text-sm text-white/80">{text(`content.case.${key}`)}</dt>
                    <dd className="font-semibold">{value}</dd>
                  </div>
                ))}
            </dl>
          </div>
        </div>
        <ContentPicture src={pictureOfSolution(solution)} eager large className="self-center rounded-card" />
      </div>
    </header>
  )
}
