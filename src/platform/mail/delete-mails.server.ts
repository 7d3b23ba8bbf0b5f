import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.server.ts'
import type { Queue } from '../jobs.server.ts'
import type { Services } from '../services.server.ts'
import type { Settings } from '../settings.server.ts'
import { removeWritten } from '../write-whole.server.ts'
import { letterFile, outboxFolder } from './deliver.server.ts'
import { mailOutbox } from './tables.server.ts'

/** What a deleted mail is called where mails are files. */
export type LetterName = Parameters<typeof letterFile>[0]

/** Removes the files of mails whose rows are gone: what a kill between the commit and {@link removeLetters} would leave. */
const lettersQueue: Queue<{ readonly letters: readonly (Omit<LetterName, 'createdAt'> & { createdAt: string })[] }> = {
  name: 'mail.remove-letters',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 60,
}

/** Deletes mails, those that wait too: they never leave. Answers what {@link removeLetters} removes once `tx` has committed. */
export async function deleteMails(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  ids: readonly string[],
): Promise<readonly LetterName[]> {
  if (ids.length === 0) return []
  const letters = await tx
    .delete(mailOutbox)
    .where(inArray(mailOutbox.id, [...ids]))
    .returning({ id: mailOutbox.id, template: mailOutbox.template, createdAt: mailOutbox.createdAt })
  const named = letters.map((letter) => ({ ...letter, createdAt: letter.createdAt.toISOString() }))
  if (letters.length > 0) await jobs.send(lettersQueue, { letters: named }, { tx })
  return letters
}

/** Removes the files of deleted mails that a kill left, from now on and since before. */
export async function startLetterRemoval({ jobs, settings }: Pick<Services, 'jobs' | 'settings'>): Promise<void> {
  await jobs.work(lettersQueue, async ({ letters }) =>
    removeLetters(
      settings,
      letters.map((letter) => ({ ...letter, createdAt: new Date(letter.createdAt) })),
    ),
  )
}

/** Removes the files of deleted mails, where mails are files, and what a kill left of writing them. */
export function removeLetters({ dataDir }: Pick<Settings, 'dataDir'>, letters: readonly LetterName[]): void {
  removeWritten(letters.map((letter) => join(outboxFolder(dataDir), letterFile(letter))))
}
