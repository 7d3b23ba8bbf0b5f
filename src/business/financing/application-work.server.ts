import type { Permitted } from '#business/accounts/staff-use-case.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { AdminApplication } from './admin-application.ts'
import type { ApplicationRow, financingTimeline } from './tables.server.ts'

/** What every change of an application is made with: it as it is, which nobody else changes until `tx` ends. */
export type Work = {
  readonly tx: Transaction
  readonly permitted: Permitted
  readonly row: ApplicationRow
  readonly before: AdminApplication
  readonly at: Date
  /** Appends to its timeline what whoever changes it did. */
  readonly write: (entry: Entry) => Promise<void>
}

type Entry = Omit<typeof financingTimeline.$inferInsert, 'applicationId' | 'at' | 'actor' | 'staffId' | 'staffName'>
