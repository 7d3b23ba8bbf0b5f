import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { DocumentType } from '#business/financing/document-type.ts'
import { readDocument } from '#business/financing/read-document.server.ts'
import { financingDocuments } from '#business/financing/tables.server.ts'
import { need } from '#kernel/outcome.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { gather } from './gather.ts'

/** The documents of an application, opened as the run's site opens them for staff. */
export async function storedDocuments(applicationId: number): Promise<Map<DocumentType, Buffer>> {
  const settings = readSettings({ DATA_DIR: inject('siteDataDir'), DATABASE_URL: inject('siteDatabaseUrl') })
  const log = createLog('silent')
  const database = await openDatabase(settings, log)
  try {
    const services = { db: database.db, files: await openFiles(settings), log }
    const { applicationId: column } = financingDocuments
    const rows = await database.db.select().from(financingDocuments).where(eq(column, applicationId))
    const opened = rows.map(async ({ id, type }) => {
      const { content } = need(await readDocument(services, applicationId, id))
      return [type, Buffer.concat(await gather<Buffer>(content))] as const
    })
    return new Map(await Promise.all(opened))
  } finally {
    await database.close()
  }
}

/** Asks the applicant again for a document, in the database of the run's site, as staff would. */
export async function askAgain(applicationId: number, document: DocumentType, note: string): Promise<void> {
  const client = new Client({ connectionString: inject('siteDatabaseUrl') })
  await client.connect()
  try {
    await client.query(
      `UPDATE financing_applications SET status = 'more_info_needed', requested_documents = $2 WHERE id = $1`,
      [applicationId, [document]],
    )
    await client.query(
      `INSERT INTO financing_timeline (application_id, at, actor, event, document_type, note)
       VALUES ($1, now(), 'staff', 'document_requested', $2, $3)`,
      [applicationId, document, note],
    )
  } finally {
    await client.end()
  }
}
