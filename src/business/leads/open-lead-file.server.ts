import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { leadFiles } from './tables.server.ts'

/** A file's bytes, for staff. */
export type LeadFile = { readonly name: string; readonly size: number; readonly content: Readable }

/** Opens the CV that came with a request; each reading is in the audit log. Refused as {@link permit} says, or `not_found`. */
export async function openLeadFile(acting: Acting, leadId: number): Promise<Outcome<LeadFile>> {
  const { db, actor, now } = acting
  const permitted = permit(actor, 'leads.work')
  if (!permitted.ok) return permitted
  const [file] = await db.select().from(leadFiles).where(eq(leadFiles.leadId, leadId))
  const content = file && (await openFile(acting, file.storedKey))
  if (!file || !content) return refused('not_found')
  await recordChange(db, permitted.value, { action: 'lead.file', kind: 'lead', recordId: leadId }, now())
  return done({ name: file.name, size: file.size, content })
}
