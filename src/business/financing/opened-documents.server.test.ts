import { readFileSync } from 'node:fs'
import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, giveDocuments, sellProductTwo } from '../../../tests/support/financing.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { financingDocuments } from './tables.server.ts'

const { db, services } = await testDatabase()

test('documents that were opened before that was kept beside them take who opened them first from the audit log', async () => {
  await sellProductTwo(db)
  const { id: recordId } = await beginApplication(services)
  await giveDocuments(services, recordId, ['residency', 'employment'])
  const documents = await db.select().from(financingDocuments).orderBy(asc(financingDocuments.id))
  const first = new Date('2026-11-20T09:00:00Z')
  const readings = [
    ['Awa', new Date('2026-11-21T09:00:00Z')],
    ['Issa', first],
  ] as const
  for (const [name, at] of readings) {
    const after = { documentId: documents[1]?.id }
    await recordChange(
      db,
      { id: name, name },
      { action: 'application.document', kind: 'application', recordId, after },
      at,
    )
  }
  const migration = readFileSync(new URL('../../../db/migrations/0008_reviews.sql', import.meta.url), 'utf8')
  await db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
  const opened = await db.select().from(financingDocuments).orderBy(asc(financingDocuments.id))
  expect(opened.map(({ openedBy, openedAt }) => [openedBy, openedAt])).toEqual([
    [null, null],
    ['Issa', first],
  ])
})
