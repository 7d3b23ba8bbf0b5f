import { sql } from 'drizzle-orm'
import type { FindUses } from '#business/media/find-places.server.ts'
import { showsAny } from '#business/media/shows-any.server.ts'
import { imagesOfSolution, provenSolutions } from './tables.server.ts'

/** Which proven solutions show any of these images; unpublished ones too. */
export const findSolutionImageUses: FindUses = (db, imageIds) =>
  db
    .select({
      imageId: sql<string>`unnest(${imagesOfSolution(provenSolutions)})`,
      kind: sql<string>`'solution'`,
      recordId: sql<string>`${provenSolutions.id}::text`,
      label: sql<string>`coalesce(nullif(${provenSolutions.title}, ''), ${provenSolutions.titleEn})`,
    })
    .from(provenSolutions)
    .where(showsAny(imagesOfSolution(provenSolutions), imageIds))
    .orderBy(provenSolutions.id)
