import { inArray } from 'drizzle-orm'
import { quotes } from '#business/quotes/tables.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import type { Services } from '#platform/services.server.ts'
import { leadFiles, leads, slotBookings } from './tables.server.ts'

/**
 * Deletes requests and all that belongs to them: timelines, places in the calendar (free again at once) and files, whose bytes
 * go soon after `tx` commits. Answers how many places and files there were.
 */
export async function removeLeads(
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  ids: readonly number[],
): Promise<{ readonly bookings: number; readonly files: number }> {
  if (ids.length === 0) return { bookings: 0, files: 0 }
  const files = await tx
    .delete(leadFiles)
    .where(inArray(leadFiles.leadId, [...ids]))
    .returning({ key: leadFiles.storedKey })
  const keys = files.map(({ key }) => key)
  await dropFiles(tx, services, keys)
  const bookings = await tx
    .delete(slotBookings)
    .where(inArray(slotBookings.leadId, [...ids]))
    .returning({ id: slotBookings.id })
  await tx
    .update(quotes)
    .set({ leadId: null })
    .where(inArray(quotes.leadId, [...ids]))
  await tx.delete(leads).where(inArray(leads.id, [...ids]))
  return { bookings: bookings.length, files: files.length }
}
