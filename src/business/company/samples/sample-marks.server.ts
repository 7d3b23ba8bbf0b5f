import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { sampleMarks } from '../tables.server.ts'
import type { SampleMarks } from './sample-piece.ts'

const marksKey = 'samples'
const lastRead = 'samples as last read'
const bytes = () => 4_000

/** What staff decided of every piece, as the database has it. */
export async function storedSampleMarks(db: Queryable): Promise<SampleMarks> {
  const rows = await db.select().from(sampleMarks)
  return new Map(rows.map(({ piece, mark }) => [piece, mark]))
}

/** What staff decided of the sample content. Whatever is made from it tells of the company, and changes with it. */
export function readSampleMarks({ db, cache }: Pick<Services, 'db' | 'cache'>): Promise<SampleMarks> {
  return cache.read(marksKey, { topics: ['company'], bytes }, async () => {
    const marks = await storedSampleMarks(db)
    cache.keep(lastRead, marks, bytes())
    return marks
  })
}

/** What was last read of it: for while the database does not answer. */
export function lastSampleMarks({ cache }: Pick<Services, 'cache'>): SampleMarks {
  return cache.peek<SampleMarks>(lastRead) ?? new Map()
}
