import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProvenSolutionDetail } from '../../solutions/proven-solution.ts'
import { pictureOfSolution, solutionDetailIn, solutionTextIn } from '../../solutions/solution-text.ts'
import { CallBand } from '../needs-call.tsx'
import { VideoEmbed } from '../video-embed.tsx'
import { CaseHero } from './case-hero.tsx'
import { CaseSpecifications } from './case-specifications.tsx'
import { Quote } from './quote.tsx'

/** A case study in full; a part that is not known of a solution is left out. */
export function CaseView({ solution }: { solution: ProvenSolutionDetail }) {
  const text = useText()
  const { impact } = solutionTextIn(solution, text.language)
  const { overview, specifications, keyFeatures, results, videoTitle } = solutionDetailIn(solution, text.language)
  return (
    <>
      <article>
        <CaseHero solution={solution} />
        <div className="container grid gap-10 pt-8 sm:pt-12 lg:grid-cols-[1fr_22rem] lg:gap-14">
          <div className="grid content-start gap-10">
            {solution.videoId && (
              <Part title={text('content.case.video')}>
                <VideoEmbed videoId={solution.videoId} title={videoTitle} poster={pictureOfSolution(solution)} />
              </Part>
            )}
            {overview && (
              <Part title={text('content.case.overview')}>
                <p className="text-lg leading-relaxed">{overview}</p>
              </Part>
            )}
            {keyFeatures.length > 0 && (
              <Part title={text('content.case.features')}>
                <Points points={keyFeatures} />
              </Part>
            )}
            <Part title={text('content.case.results')}>
              {impact && <p className="mb-4 text-lg leading-relaxed">{impact}</p>}
              <Points points={results} />
            </Part>
          </div>
          <div className="grid content-start gap-8">
            {specifications && <CaseSpecifications specifications={specifications} />}
            {solution.testimonial && <Quote testimonial={solution.testimonial} />}
          </div>
        </div>
      </article>
      <CallBand
        title={text('content.case.call.title')}
        actions={
          <Button asChild size="lg">
            <Link to="/contact">{text('content.case.call.quote')}</Link>
          </Button>
        }
      >
        {text('content.case.call.text')}
      </CallBand>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check-circle" className="mt-0.5 size-5 text-leaf" />
          {point}
        </li>
      ))}
    </ul>
  )
}
