import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationFilterSchema, type ApplicationFilter, type ListedApplication } from './admin-application.ts'
import { pageOfApplications } from './review-applications.server.ts'

/**
 * The applications of a filter as the list has them, page by page. That they were asked for is in the audit log. Refused as
 * {@link permit} says, or `invalid` (fields).
 */
export const exportApplications = staffUseCase(
  { may: 'applications.work', input: applicationFilterSchema },
  async ({ db, by, now }, filter): Promise<AsyncIterable<readonly ListedApplication[]>> => {
    await recordChange(db, by, { action: 'application.export', kind: 'application' }, now())
    return pages(db, by.id, filter)
  },
)

async function* pages(
  db: Database,
  me: string,
  filter: ApplicationFilter,
): AsyncGenerator<readonly ListedApplication[]> {
  let cursor = filter.cursor
  do {
    const { items, nextCursor } = await pageOfApplications(db, me, { ...filter, cursor })
    yield items
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
