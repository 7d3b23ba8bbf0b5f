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

/** Opens the CV that came with a request; each reading is in the audit log. Refused as {@link permit} and {@link openFile} say. */
export async function openLeadFile(acting: Acting, leadId: number): Promise<Outcome<LeadFile>> {
  const { db, actor, now } = acting
  const permitted = permit(actor, 'leads.work')
  if (!permitted.ok) return permitted
  const [file] = await db.select().from(leadFiles).where(eq(leadFiles.leadId, leadId))
  if (!file) return refused('not_found')
  const opened = await openFile(acting, file.storedKey)
  if (!opened.ok) return opened
  const content = opened.value
  try {
    await recordChange(db, permitted.value, { action: 'lead.file', kind: 'lead', recordId: leadId }, now())
  } catch (error) {
    content.destroy()
    throw error
  }
  return done({ name: file.name, size: file.size, content })
}
