import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Told } from '#kernel/told.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { SampleSource } from '#business/company/samples/change-samples.server.ts'
import { lastSampleMarks, readSampleMarks } from '#business/company/samples/sample-marks.server.ts'
import { sampleKey, toldWithSamples, type SampleMarks } from '#business/company/samples/sample-piece.ts'
import type { Services } from '#platform/services.server.ts'
import { builtInCaseStudies, solutionOfCaseStudy } from './case-studies/built-in-case-studies.server.ts'
import { listedSolution, type ProvenSolution, type ProvenSolutionDetail, type Testimonial } from './proven-solution.ts'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import { withFocus } from '#business/media/with-focus.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ownSource } from '#business/markdown/markup/own-source.ts'
import { videoIdOf } from '#business/media/video-id.ts'
import { provenSolutions, type SolutionRow } from './tables.server.ts'

type Needs = Pick<Services, 'db' | 'cache' | 'log' | 'settings'>

const builtIn = builtInCaseStudies.map(solutionOfCaseStudy)

/** What comes with the site and is not hidden. */
function builtInAs(marks: SampleMarks): readonly ProvenSolutionDetail[] {
  return toldWithSamples(builtIn, marks, ({ id }) => sampleKey('solution', id)).map((solution) => {
    const { testimonial, isSample } = solution
    return Object.assign(solution, { testimonial: testimonial && { ...testimonial, isSample } })
  })
}

/** Staff's, and what comes with the site. */
type Known = Readonly<Record<'own' | 'samples', readonly ProvenSolutionDetail[]>>

async function knownSolutions({ db, cache, log, settings }: Needs): Promise<Told<Known>> {
  try {
    const value = await cache.read<Known>('solutions', { topics: ['solutions', 'media'] }, async () => {
      const [own, marks] = await Promise.all([
        listPublishedSolutions(db, settings.publicUrl),
        readSampleMarks({ db, cache }),
      ])
      return { own, samples: builtInAs(marks) }
    })
    return { value, isWhole: true }
  } catch (err) {
    log.error({ err }, 'solutions could not be read')
    return { value: { own: [], samples: builtInAs(lastSampleMarks({ cache })) }, isWhole: false }
  }
}

/** The case studies that come with the site, while visitors are shown them: none beside staff's own. */
export const solutionSamples: SampleSource = async (db) => {
  const [own] = await db.select({ id: told.id }).from(provenSolutions).where(eq(isPublished, true)).limit(1)
  if (own) return []
  return builtIn.map(({ id, title, titleEn }) => ({ key: sampleKey('solution', id), kind: 'solution', title, titleEn }))
}

/** The same to begin one from, with nobody's words: what their customers say nobody has said. Refused as {@link permit} says. */
export const listSampleSolutions = staffUseCase({ may: 'solutions.manage' }, async (): Promise<ProvenSolution[]> =>
  builtIn.map(listedSolution),
)

/** Staff's published solutions; the built-in case studies where there are none. */
export async function shownSolutions(services: Needs): Promise<Told<readonly ProvenSolutionDetail[]>> {
  const { value, isWhole } = await knownSolutions(services)
  return { value: value.own.length > 0 ? value.own : value.samples, isWhole }
}

/** The solution of an id, staff's or built in; null when there is none. */
export async function shownSolution(services: Needs, id: number): Promise<Told<ProvenSolutionDetail | null>> {
  const { value, isWhole } = await knownSolutions(services)
  const found = [...value.own, ...value.samples].find((known) => known.id === id) ?? null
  if (!found && !isWhole) throw new Error('solutions could not be read')
  return { value: found, isWhole }
}

const { isPublished, createdAt, updatedAt: _, videoUrl, ...texts } = getTableColumns(provenSolutions)
const { customerName, customerTitle, customerTitleEn, customerQuote, customerQuoteEn, ...rest } = texts
const { customerSaidOn, customerSourceUrl, ...told } = rest
const words = { customerName, customerTitle, customerTitleEn, customerQuote, customerQuoteEn }
const customer = { ...words, saidOn: customerSaidOn, sourceUrl: customerSourceUrl }

type Row = {
  readonly told: Pick<SolutionRow, keyof typeof told>
  readonly customer: Pick<SolutionRow, keyof typeof words> & {
    readonly saidOn: CalendarDate | null
    readonly sourceUrl: string | null
  }
  readonly videoUrl: string | null
}

/** Staff's published solutions, the featured ones first, then the newest; pictures of the site at `publicUrl` only. */
async function listPublishedSolutions(db: Database, publicUrl: string): Promise<ProvenSolutionDetail[]> {
  const rows = await db
    .select({ told: { ...told, imageUrl: withFocus(told.imageUrl) }, customer, videoUrl })
    .from(provenSolutions)
    .where(eq(isPublished, true))
    .orderBy(desc(told.isFeatured), desc(createdAt), desc(told.id))
  return rows.map((row) => toSolution(row, publicUrl))
}

function toSolution(row: Row, publicUrl: string): ProvenSolutionDetail {
  return {
    ...row.told,
    isSample: false,
    imageUrl: ownSource(row.told.imageUrl, publicUrl),
    specifications: null,
    detailedDescription: '',
    detailedDescriptionEn: '',
    keyFeatures: [],
    keyFeaturesEn: [],
    results: [],
    resultsEn: [],
    videoId: videoIdOf(row.videoUrl),
    videoTitle: '',
    videoTitleEn: '',
    testimonial: testimonialOf(row),
  }
}

/** Nobody's words, or of no day, are not shown. */
function testimonialOf({ told: solution, customer: { saidOn, ...said } }: Row): Testimonial | null {
  const isSaid = said.customerName.trim() !== '' && (said.customerQuote + said.customerQuoteEn).trim() !== ''
  if (!isSaid || saidOn === null) return null
  const { id, title, titleEn, sector, location, locationEn } = solution
  return { solutionId: id, title, titleEn, sector, location, locationEn, ...said, saidOn, isSample: false }
}
