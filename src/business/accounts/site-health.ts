import type { BackupState } from '#kernel/backup-state.ts'

/** How the machinery behind the site is. */
export type SiteHealth = {
  /** Mails that were given up. */
  readonly failedMails: number
  /** Mails that wait to be sent, and since when the oldest does. */
  readonly queuedMails: number
  readonly oldestQueuedMail: string | null
  /** Jobs that were given up in the last week, and that should have begun ten minutes ago. */
  readonly failedJobs: number
  readonly lateJobs: number
  /** Bytes left where the site keeps its data; null where that can't be asked. */
  readonly freeBytes: number | null
  readonly isStorageLow: boolean
  /** Of every night. */
  readonly backup: BackupState
}
