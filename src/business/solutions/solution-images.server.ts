import { sql } from 'drizzle-orm'
import type { ImageSource } from '#business/media/find-places.server.ts'
import { imagesOfSolution, provenSolutions } from './tables.server.ts'

/** The images that proven solutions show; unpublished ones too. */
export const solutionImages: ImageSource = {
  kind: 'solution',
  table: provenSolutions,
  images: imagesOfSolution(provenSolutions),
  recordId: provenSolutions.id,
  label: sql`coalesce(nullif(${provenSolutions.title}, ''), ${provenSolutions.titleEn})`,
}
