import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { solutionQuery } from './solution-queries.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { Button } from '#design/button.tsx'
import { Missing } from '#client/missing.tsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon.tsx'
import type { ProvenSolutionDetail } from '../proven-solution.ts'
import { pictureOfSolution, solutionDetailIn, solutionTextIn } from '../solution-text.ts'
import { CallBand } from '#client/needs-call.tsx'
import { VideoEmbed } from '#business/media/ui/video-embed.tsx'
import { Quote, QuoteSource } from './quote.tsx'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { SolutionBadges } from './sector-badge.tsx'
import { otherLanguage } from '#client/written-in.tsx'
import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import type { ContentLanguage } from '#kernel/language.ts'
import { writtenSize } from '#kernel/written-size.ts'

/** The case study of an id in each of its states: loading, not there, failed, loaded. */
export function CaseStudyOf({ id }: { id: string }) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(solutionQuery(id))
  if (isPending) return <CaseSkeleton label={text('content.solutions.loading')} />
  if (!error) return <CaseView solution={data} />
  if (isRefusal(error)) return <CaseMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('content.solutions.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

function CaseSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="container grid gap-6 py-10 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12 w-5/6" />
        <Skeleton className="h-24 w-full" />
      </div>
      <Skeleton className="aspect-16/9 w-full" />
    </div>
  )
}

/** There is no such case study (any more). */
function CaseMissing() {
  const text = useText()
  const back = (
    <Button asChild icon="arrow-left">
      <Link to="/solutions">{text('content.case.back')}</Link>
    </Button>
  )
  return (
    <Missing title={text('content.case.notFound.title')} isSearched action={back}>
      {text('content.case.notFound.text')}
    </Missing>
  )
}

/** A case study in full; a part that is not known of a solution is left out. */
function CaseView({ solution }: { solution: ProvenSolutionDetail }) {
  const text = useText()
  const { testimonial } = solution
  const { impact } = solutionTextIn(solution, text.language)
  const { overview, specifications, keyFeatures, results, videoTitle } = solutionDetailIn(solution, text.language)
  return (
    <>
      <article>
        <CaseHero solution={solution} />
        <div className="container grid gap-10 pt-8 sm:pt-12 lg:beside-panel">
          <div className="grid content-start gap-10">
            {solution.videoId && (
              <Part title={text('content.case.video')}>
                <VideoEmbed videoId={solution.videoId} title={videoTitle} poster={pictureOfSolution(solution)} />
              </Part>
            )}
            {overview && (
              <Part title={text('content.case.overview')}>
                <p
                  lang={otherLanguage(solution, 'detailedDescription', text.language)}
                  className="text-lg leading-relaxed whitespace-pre-line"
                >
                  {overview}
                </p>
              </Part>
            )}
            {keyFeatures.length > 0 && (
              <Part title={text('content.case.features')}>
                <Points points={keyFeatures} lang={otherLanguage(solution, 'keyFeatures', text.language)} />
              </Part>
            )}
            <Part title={text('content.case.results')}>
              {impact && (
                <p lang={otherLanguage(solution, 'impact', text.language)} className="mb-4 text-lg leading-relaxed">
                  {impact}
                </p>
              )}
              <Points points={results} lang={otherLanguage(solution, 'results', text.language)} />
            </Part>
          </div>
          <div className="grid content-start gap-8">
            {specifications && <CaseSpecifications specifications={specifications} />}
            {testimonial && <Quote testimonial={testimonial} source={<QuoteSource testimonial={testimonial} />} />}
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
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type PointsProps = { readonly points: readonly string[]; readonly lang: ContentLanguage | undefined }

function Points({ points, lang }: PointsProps) {
  if (points.length === 0) return null
  return (
    <ul lang={lang} className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check-circle" className="mt-0.5 size-5 text-leaf" />
          {point}
        </li>
      ))}
    </ul>
  )
}

/** The head of a case study: what it is, where, when, how large, for whom. */
function CaseHero({ solution }: { solution: ProvenSolutionDetail }) {
  const text = useText()
  const { title, description, location, beneficiaries, date } = solutionTextIn(solution, text.language)
  const facts = [
    { key: 'location', value: location },
    { key: 'date', value: date },
    { key: 'capacity', value: writtenSize(solution.capacity, text.language) },
    { key: 'beneficiaries', value: beneficiaries },
  ] as const
  return (
    <header className="on-ink">
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-6 py-4 sm:py-6 lg:grid-cols-2 lg:gap-12">
        <Button asChild tone="quiet" icon="arrow-left" className="-ml-5 justify-self-start lg:col-span-2 print:hidden">
          <Link to="/solutions">{text('content.case.back')}</Link>
        </Button>
        <ContentPicture
          src={pictureOfSolution(solution)}
          eager
          large
          className="self-start rounded-card lg:col-start-2 lg:row-start-2"
        />
        <div className="grid content-start gap-4">
          <SolutionBadges solution={solution} />
          <h1 lang={otherLanguage(solution, 'title', text.language)}>{title}</h1>
          <p lang={otherLanguage(solution, 'description', text.language)} className="text-lg">
            {description}
          </p>
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
          <Button asChild size="lg" className="justify-self-start max-sm:w-full print:hidden">
            <Link to="/contact">{text('content.case.call.quote')}</Link>
          </Button>
        </div>
      </div>
    </header>
  )
}

type Specifications = NonNullable<ReturnType<typeof solutionDetailIn>['specifications']>

/** What was installed, and when. */
function CaseSpecifications({ specifications }: { specifications: Specifications }) {
  const text = useText()
  const { installationDate, ...parts } = specifications
  const rows = [
    { key: 'pvModule', value: parts.pvModule },
    { key: 'inverter', value: parts.inverter },
    { key: 'battery', value: parts.battery },
    { key: 'installationDate', value: installationDate ? formatLongDate(installationDate, text.language) : '' },
  ] as const
  return (
    <Card>
      <section>
        <h2 className="text-card">{text('content.case.specifications')}</h2>
        <dl className="divide-y divide-line">
          {rows
            .filter(({ value }) => value !== '')
            .map(({ key, value }) => (
              <div key={key} className="py-2.5">
                <dt className="text-sm text-muted">{text(`content.case.${key}`)}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </Card>
  )
}
