import { access, constants, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queue } from '../jobs.server.ts'
import type { Services } from '../services.server.ts'
import type { Settings } from '../settings.server.ts'
import { StartupError } from '../startup-error.ts'
import { writeWhole } from '../write-whole.server.ts'
import { writeArchiveFile } from './archive-stream.server.ts'
import { backupStateOf, type BackupState } from '#kernel/backup-state.ts'
import { makeBackup } from './make-backup.server.ts'
import { backupsToKeep } from './which-to-keep.ts'
import type { ArchiveHead, Manifest } from './archive-contents.ts'
import { languageTable } from '#kernel/language.ts'

const backupQueue: Queue<object> = {
  name: 'backup',
  retryLimit: 3,
  retryDelay: 900,
  retryDelayMax: 3600,
  expireInSeconds: 6 * 60 * 60,
}
const nightly = '30 1 * * *'
/** What is younger need not be made again: processes that start together each ask for one. */
const freshMs = 6 * 60 * 60 * 1000
/** In the folder of the backups, since the last one failed. */
const failureName = 'failed'

type Backing = Pick<Services, 'settings' | 'files' | 'now' | 'log'>

/**
 * Backs up into BACKUP_DIR every night, once however many processes there are, and at a start that finds no backup of the last
 * day: for a process whose jobs have started.
 * @throws StartupError when the folder can't be used
 */
export async function startBackups(services: Services): Promise<void> {
  const { backupDir } = services.settings
  if (backupDir !== null) await openFolder(backupDir)
  await services.jobs.work(backupQueue, () => backUpNightly(services))
  await services.jobs.schedule(backupQueue, nightly, {})
  const { state } = await readBackupState(services.settings, services.now())
  if (state !== 'off' && state !== 'well') await services.jobs.send(backupQueue, {})
}

/** Makes a backup in BACKUP_DIR, where that is set and holds none that is fresh, and removes those that have had their time. */
export async function backUpNightly({ settings, files, now, log }: Backing): Promise<void> {
  const { backupDir } = settings
  if (backupDir === null) return
  const [last] = await madeIn(backupDir)
  if (last && now().getTime() - last.getTime() < freshMs) return
  try {
    const path = join(backupDir, nameOf(now()))
    const backup = await writeArchiveFile(path, (sink) => makeBackup(settings, files, sink))
    await rm(join(backupDir, failureName), { force: true })
    log.info({ bytes: (await stat(path)).size }, `backed up: ${summaryOf(backup)}`)
    const { missing } = backup.files
    if (missing.length > 0) log.error({ missing: missing.length }, 'files are missing in the store')
  } catch (err) {
    log.error({ err }, 'the backup failed')
    writeWhole(join(backupDir, failureName), `${now().toISOString()}\n`)
    throw err
  }
  const made = await madeIn(backupDir)
  const kept = new Set(backupsToKeep(made))
  for (const at of made) if (!kept.has(at)) await rm(join(backupDir, nameOf(at)), { force: true })
}

/** What is in BACKUP_DIR, by its files: a backup that somebody removed does not count. */
export async function readBackupState({ backupDir }: Pick<Settings, 'backupDir'>, now: Date): Promise<BackupState> {
  if (backupDir === null) return { state: 'off', lastAt: null }
  try {
    const [last = null] = await madeIn(backupDir)
    const failed = await readFile(join(backupDir, failureName), 'utf8').catch(() => null)
    return backupStateOf(last, failed === null ? null : new Date(failed.trim()), now)
  } catch {
    return { state: 'failed', lastAt: null }
  }
}

async function openFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `BACKUP_DIR holds ${JSON.stringify(folder)} (${code}); it takes a folder that this user can write`,
    )
  }
}

/** `site-2026-11-22T01-30-00Z.backup` */
function nameOf(at: Date): string {
  return `site-${at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '-')}Z.backup`
}

/** When the backups in a folder were made, by their names, the newest first. */
async function madeIn(folder: string): Promise<Date[]> {
  const times = (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute, second] = /^site-([\d-]{10})T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name) ?? []
    return day ? [new Date(`${day}T${hour}:${minute}:${second}Z`)] : []
  })
  return times.toSorted((a, b) => b.getTime() - a.getTime())
}

/** What an archive holds, in one line for whoever runs the site: tables, rows, files, when it was made. */
export function summaryOf({ head, tables, files }: Manifest & { readonly head: ArchiveHead }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1_000_000).toFixed(1)
  const number = (value: number) => value.toLocaleString(languageTable.en.locale)
  return `${number(rows)} rows of ${tables.length} tables, ${number(files.count)} files (${megabytes} MB), as of ${head.madeAt}`
}
