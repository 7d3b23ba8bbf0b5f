import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, ne } from 'drizzle-orm'
import type { Services } from '../services.server.ts'
import { mailOutbox } from './tables.server.ts'

/** That a mail server accepted a mail. */
export type Acceptance = { readonly subject: string; readonly sentAt: Date }

/** Where acceptances are written down until their rows have them: a file each, named by the mail's id. */
function acceptedFolder(dataDir: string): string {
  return join(dataDir, 'mail-accepted')
}

/** Prepares {@link noteAccepted}. */
export function openAcceptedFolder(dataDir: string): void {
  mkdirSync(acceptedFolder(dataDir), { recursive: true, mode: 0o700 })
}

/**
 * Writes an acceptance down before anything else happens: it takes microseconds, needs no database and outlives a kill of
 * the process. Not synced to the disk, which would leave more time to be killed in than the power fails in.
 */
export function noteAccepted(dataDir: string, id: string, { subject, sentAt }: Acceptance): void {
  writeFileSync(join(acceptedFolder(dataDir), id), JSON.stringify({ subject, sentAt }), { mode: 0o600 })
}

/** Marks a mail as sent, whoever else may hold it, and forgets the note. Answers whether the mail still exists. */
export async function recordAccepted(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  id: string,
  { subject, sentAt }: Acceptance,
): Promise<boolean> {
  const free = { attemptId: null, attemptBy: null, attemptUntil: null }
  const sent = { state: 'sent', subject, sentAt, lastError: null, ...free } as const
  const { rowCount } = await db
    .update(mailOutbox)
    .set(sent)
    .where(and(eq(mailOutbox.id, id), ne(mailOutbox.state, 'sent')))
  rmSync(join(acceptedFolder(settings.dataDir), id), { force: true })
  return rowCount === 1 || (await db.$count(mailOutbox, eq(mailOutbox.id, id))) > 0
}

/** Records what was accepted and not recorded: the process was killed in between, or the database was away. */
export async function recordAllAccepted(services: Pick<Services, 'db' | 'settings' | 'now'>): Promise<void> {
  const folder = acceptedFolder(services.settings.dataDir)
  for (const id of readdirSync(folder)) {
    const acceptance = readAcceptance(join(folder, id), services.now())
    if (acceptance) await recordAccepted(services, id, acceptance)
  }
}

/** Null for a note that another process has recorded meanwhile; one that was cut short says only that the mail was accepted. */
function readAcceptance(path: string, now: Date): Acceptance | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null
  }
  try {
    const { subject, sentAt } = JSON.parse(text) as { subject: string; sentAt: string }
    return { subject, sentAt: new Date(sentAt) }
  } catch {
    return { subject: '', sentAt: now }
  }
}
