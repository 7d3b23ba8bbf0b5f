import { desc, eq, getTableColumns } from 'drizzle-orm'
import { withFocus } from '#business/media/with-focus.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ownSource } from '#business/markdown/markup/own-source.ts'
import { videoIdOf } from '#business/media/video-id.ts'
import type { ProvenSolutionDetail, Testimonial } from './proven-solution.ts'
import { provenSolutions, type SolutionRow } from './tables.server.ts'

const { isPublished, createdAt, updatedAt: _, videoUrl, ...texts } = getTableColumns(provenSolutions)
const { customerName, customerTitle, customerTitleEn, customerQuote, customerQuoteEn, ...told } = texts
const customer = { customerName, customerTitle, customerTitleEn, customerQuote, customerQuoteEn }

type Row = {
  readonly told: Pick<SolutionRow, keyof typeof told>
  readonly customer: Pick<SolutionRow, keyof typeof customer>
  readonly videoUrl: string | null
}

/** Staff's published solutions, the featured ones first, then the newest; pictures of the site at `publicUrl` only. */
export async function listPublishedSolutions(db: Database, publicUrl: string): Promise<ProvenSolutionDetail[]> {
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

function testimonialOf({ told: solution, customer: said }: Row): Testimonial | null {
  const isSaid = said.customerName.trim() !== '' && (said.customerQuote + said.customerQuoteEn).trim() !== ''
  if (!isSaid) return null
  const { id, title, titleEn, sector, location, locationEn } = solution
  return { solutionId: id, title, titleEn, sector, location, locationEn, ...said }
}
