import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.server.ts'
import type { Settings } from '../settings.server.ts'
import { removeWritten } from '../write-whole.server.ts'
import { letterFile, outboxFolder } from './deliver.server.ts'
import { mailOutbox } from './tables.server.ts'

/** What a deleted mail is called where mails are files. */
export type LetterName = Parameters<typeof letterFile>[0]

/** Deletes mails, those that wait too: they never leave. Answers what {@link removeLetters} removes once `tx` has committed. */
export async function deleteMails(tx: Transaction, ids: readonly string[]): Promise<readonly LetterName[]> {
  if (ids.length === 0) return []
  return tx
    .delete(mailOutbox)
    .where(inArray(mailOutbox.id, [...ids]))
    .returning({ id: mailOutbox.id, template: mailOutbox.template, createdAt: mailOutbox.createdAt })
}

/** Removes the files of deleted mails, where mails are files, and what a kill left of writing them. */
export function removeLetters({ dataDir }: Pick<Settings, 'dataDir'>, letters: readonly LetterName[]): void {
  removeWritten(letters.map((letter) => join(outboxFolder(dataDir), letterFile(letter))))
}
