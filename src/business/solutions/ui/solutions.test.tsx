import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { createQueryClient } from '#client/query-client.ts'
import { builtInCaseStudies, solutionOfCaseStudy } from '../case-studies/built-in-case-studies.server.ts'
import { sectorFilters } from '../case-studies/sector.ts'
import { listedSolution, type ProvenSolutionDetail } from '../proven-solution.ts'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import { solutionTextIn } from '../solution-text.ts'
import { solutionQuery, solutionsQuery, testimonialsQuery } from './solution-queries.ts'
import { builtInClaims } from '#business/company/settings/claims-settings.ts'
import type { CompanyAccount } from '#business/company/settings/company-account.ts'
import { CaseStudyOf } from './case-study.tsx'
import { Claims } from '#business/company/ui/claims.tsx'
import { writtenSize } from '#kernel/written-size.ts'
import { SectorFilterBar } from './sector-badge.tsx'
import { SolutionList } from './solution-list.tsx'
import { Testimonials } from './testimonials.tsx'

const solutions = builtInCaseStudies.map(solutionOfCaseStudy)
const clinic = solutions.find(({ id }) => id === 13) as ProvenSolutionDetail
const down = (status = 503) => createQueryClient(() => Promise.resolve(new Response('no', { status })))

async function failed(query: { queryKey: readonly unknown[] }, status: number) {
  const queryClient = down(status)
  await queryClient.query({ queryKey: query.queryKey }).catch(() => undefined)
  return queryClient
}

describe('the list', () => {
  const queryClient = down()
  queryClient.setQueryData(solutionsQuery().queryKey, solutions.map(listedSolution))

  test('counts and leads to each solution', async () => {
    const html = await drawn(<SolutionList sector="all" />, { queryClient })
    expect(html).toContain(`${solutions.length} case studies`)
    for (const { id } of solutions) expect(html).toContain(`href="/solutions/${id}"`)
  })

  test('shows the solutions of a sector, with its badge in the one tone of a list', async () => {
    const html = await drawn(<SolutionList sector="manufacturing" />, { queryClient })
    expect(html).toContain('1 case study<')
    expect(html).toMatch(/bg-sand-2[^>]*>Manufacturing/)
    expect(html).toContain('src="/pictures/sector-manufacturing.svg"')
  })

  test('marks each that comes with the site as a sample, and none of staff’s', async () => {
    const own = down()
    const listed = solutions.map((solution, index) => ({ ...listedSolution(solution), isSample: index > 0 }))
    own.setQueryData(solutionsQuery().queryKey, listed)
    const html = await drawn(<SolutionList sector="all" />, { queryClient: own })
    expect(html.match(/Sample, no real customer/g)).toHaveLength(solutions.length - 1)
    // Where all are, the list says so once.
    const ofSamples = await drawn(<SolutionList sector="all" />, { queryClient })
    expect(solutions.every(({ isSample }) => isSample)).toBe(true)
    expect(ofSamples.match(/Samples?, no real customers?/g)).toEqual(['Samples, no real customers'])
  })

  test('marks a solution that is written in French only', async () => {
    const own = down()
    own.setQueryData(solutionsQuery().queryKey, [{ ...listedSolution(clinic), titleEn: '', descriptionEn: '' }])
    const html = await drawn(<SolutionList sector="all" />, { queryClient: own })
    expect(html).toContain('In French')
    expect(html).toMatch(/<h2 lang="fr"/)
    expect(await drawn(<SolutionList sector="all" />, { queryClient })).not.toContain('In French')
    const page = createQueryClient(() => Promise.resolve(new Response('no', { status: 503 })))
    page.setQueryData(solutionQuery('13').queryKey, { ...clinic, titleEn: '' })
    expect(await drawn(<CaseStudyOf id="13" />, { queryClient: page })).toMatch(/<h1 lang="fr"/)
  })

  test('has its filters in the address', async () => {
    const html = await drawn(<SectorFilterBar chosen="all" />, { queryClient })
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)
    expect(links).toEqual(
      sectorFilters.map((sector) => (sector === 'all' ? '/solutions' : `/solutions?sector=${sector}`)),
    )
  })

  test('without a solution, or that did not arrive, says so', async () => {
    const { queryKey } = solutionsQuery()
    const others = down()
    others.setQueryData(queryKey, [clinic])
    expect(await drawn(<SolutionList sector="education" />, { queryClient: others })).toContain('Show all case studies')
    const empty = down()
    empty.setQueryData(queryKey, [])
    expect(await drawn(<SolutionList sector="all" />, { queryClient: empty })).toContain('Start my energy audit')
    const lost = await failed(solutionsQuery(), 503)
    expect(await drawn(<SolutionList sector="all" />, { queryClient: lost })).toContain('Try again')
    const stale = down()
    stale.setQueryData(queryKey, [clinic])
    stale
      .getQueryCache()
      .find({ queryKey })
      ?.setState({ status: 'error', error: new Error('down') })
    const kept = await drawn(<SolutionList sector="all" />, { queryClient: stale })
    expect(kept).toContain('Try again')
    expect(kept).toContain(clinic.titleEn)
  })

  test('claims what is configured', async () => {
    queryClient.setQueryData(companyQuery().queryKey, { claims: builtInClaims } as CompanyAccount)
    const english = await drawn(<Claims />, { queryClient })
    expect(english).toMatch(/99%.*customer satisfaction.*24\/7.*technical support/s)
    expect(await drawn(<Claims />, { queryClient, language: 'fr' })).toContain('99\u202F%')
  })
})

describe('testimonials', () => {
  test('are quotes with their authors; none, and the section is not there', async () => {
    const queryClient = down()
    queryClient.setQueryData(
      testimonialsQuery().queryKey,
      solutions.flatMap(({ testimonial }) => testimonial ?? []),
    )
    const html = await drawn(<Testimonials />, { queryClient })
    expect(html.match(/<blockquote/g)?.length).toBeGreaterThanOrEqual(4)
    expect(html).toContain('Folasade A.')
    const none = down()
    none.setQueryData(testimonialsQuery().queryKey, [])
    expect(await drawn(<Testimonials />, { queryClient: none })).toBe('')
  })

  test('that did not arrive are a line in their place', async () => {
    const html = await drawn(<Testimonials />, { queryClient: await failed(testimonialsQuery(), 500) })
    expect(html).toContain('Error loading testimonials. Please try again later.')
  })
})

test.each([
  ['mars 2026', 'March 2026', 'mars 2026'],
  ['Août 2025', 'August 2025', 'Août 2025'],
  ['March 2026', 'March 2026', 'mars 2026'],
  ['2024', '2024', '2024'],
  ['printemps 2026', 'printemps 2026', 'printemps 2026'],
])('%j is said in the reader’s language', (typed, en, fr) => {
  const dated = { ...clinic, date: typed }
  expect([solutionTextIn(dated, 'en').date, solutionTextIn(dated, 'fr').date]).toEqual([en, fr])
})

describe('a case study', () => {
  const page = (solution: ProvenSolutionDetail, language: 'fr' | 'en' = 'en') => {
    const queryClient = down()
    queryClient.setQueryData(solutionQuery(String(solution.id)).queryKey, solution)
    return drawn(<CaseStudyOf id={String(solution.id)} />, { queryClient, language })
  }

  test('has every part', async () => {
    const html = await page(clinic)
    const { specifications: its } = clinic
    const parts = [
      clinic.titleEn,
      clinic.locationEn,
      clinic.date,
      writtenSize(clinic.capacity, 'en'),
      clinic.beneficiariesEn,
      clinic.detailedDescriptionEn,
      its?.pvModuleEn,
      its?.inverterEn,
      its?.batteryEn,
      '22 November 2024',
      ...clinic.keyFeaturesEn,
      ...clinic.resultsEn,
      clinic.impactEn,
      'Get Your Quote',
      'Sample, no real customer',
    ]
    for (const part of parts) expect(html).toContain(part)
    expect(html).toMatch(/bg-clay-soft[^>]*>Healthcare/)
    for (const way of ['/solutions', '/contact']) expect(html).toContain(`href="${way}"`)
    expect(html).not.toContain('Play the video')
  })

  test('shows a video when it has one, under its title', async () => {
    const html = await page({ ...clinic, videoId: 'abcdefghijk', videoTitleEn: 'Night shifts' })
    expect(html).toContain('aria-label="Play the video: Night shifts"')
  })

  test('leaves out what is not known of a solution', async () => {
    const bare = { ...clinic, specifications: null, keyFeaturesEn: [], keyFeatures: [], results: [], resultsEn: [] }
    const html = await page({ ...bare, detailedDescription: '', detailedDescriptionEn: '', testimonial: null })
    expect(html).not.toMatch(/Technical specifications|Key features|Project overview|<blockquote/)
    expect(html).toContain(clinic.impactEn)
  })

  test('that is unknown says so in both languages', async () => {
    const queryClient = await failed(solutionQuery('99'), 404)
    const english = await drawn(<CaseStudyOf id="99" />, { queryClient })
    expect(english).toContain('Case study not found')
    expect(english).toContain('href="/solutions"')
    const french = await drawn(<CaseStudyOf id="99" />, { queryClient, language: 'fr' })
    expect(french).toContain('Étude de cas non trouvée')
  })
})
