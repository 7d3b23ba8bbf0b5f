import { Client } from 'pg'
import { inject } from 'vitest'
import type { DocumentType } from '#business/financing/document-type.ts'

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
