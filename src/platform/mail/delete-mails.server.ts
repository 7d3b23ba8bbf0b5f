import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.server.ts'
import type { Queue } from '../jobs.server.ts'
import type { Services } from '../services.server.ts'
import type { Settings } from '../settings.server.ts'
import { removeWritten } from '../write-whole.server.ts'
import { mailFileName, outboxFolder } from './deliver.server.ts'
import { mailOutbox } from './tables.server.ts'

/** What a deleted mail is called where mails are files. */
export type MailFile = Parameters<typeof mailFileName>[0]

/** Removes the files of mails whose rows are gone: what a kill between the commit and {@link removeMailFiles} would leave. */
const mailFilesQueue: Queue<{ readonly letters: readonly (Omit<MailFile, 'createdAt'> & { createdAt: string })[] }> = {
  name: 'mail.remove-letters',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 60,
}

/** Deletes mails, those that wait too: they never leave. Answers what {@link removeMailFiles} removes once `tx` has committed. */
export async function deleteMails(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  ids: readonly string[],
): Promise<readonly MailFile[]> {
  if (ids.length === 0) return []
  const letters = await tx
    .delete(mailOutbox)
    .where(inArray(mailOutbox.id, [...ids]))
    .returning({ id: mailOutbox.id, template: mailOutbox.template, createdAt: mailOutbox.createdAt })
  const named = letters.map((letter) => ({ ...letter, createdAt: letter.createdAt.toISOString() }))
  if (letters.length > 0) await jobs.send(mailFilesQueue, { letters: named }, { tx })
  return letters
}

/** Removes the files of deleted mails that a kill left, from now on and since before. */
export async function startMailFileRemoval({ jobs, settings }: Pick<Services, 'jobs' | 'settings'>): Promise<void> {
  await jobs.work(mailFilesQueue, async ({ letters }) =>
    removeMailFiles(
      settings,
      letters.map((letter) => ({ ...letter, createdAt: new Date(letter.createdAt) })),
    ),
  )
}

/** Removes the files of deleted mails, where mails are files, and what a kill left of writing them. */
export function removeMailFiles({ dataDir }: Pick<Settings, 'dataDir'>, letters: readonly MailFile[]): void {
  removeWritten(letters.map((letter) => join(outboxFolder(dataDir), mailFileName(letter))))
}
