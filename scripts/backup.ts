import { resolve } from 'node:path'
import { writeArchiveFile } from '#platform/backup/archive-stream.server.ts'
import { makeBackup } from '#platform/backup/make-backup.server.ts'
import { summaryOf } from '#platform/backup/nightly-backup.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'

const usage = `npm run backup -- FILE
FILE is where the archive goes; - is standard output (npm run --silent backup -- -).`

/** `npm run backup -- FILE`: everything of the site in one archive, while the site works. */
async function run(): Promise<string> {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new StartupError(usage)
  const settings = readSettings(process.env)
  const files = await openFiles(settings)
  const backup =
    file === '-'
      ? await makeBackup(settings, files, process.stdout)
      : await writeArchiveFile(pathOf(file), (sink) => makeBackup(settings, files, sink))
  const lines = [`Backed up: ${summaryOf(backup)}`]
  const { missing } = backup.files
  if (missing.length > 0) lines.push(`Missing in STORAGE_URL, so not in the archive: ${missing.join(', ')}`)
  lines.push(
    settings.secretIsKept
      ? 'The archive holds the secret, and with it everything that people sent: keep it as safe as the site.'
      : 'The archive does not hold APP_SECRET: keep that too, nothing opens without it.',
  )
  if (settings.backupPassphrase === null) lines.push('It is not sealed: BACKUP_PASSPHRASE would seal it.')
  return lines.join('\n')
}

/** As whoever typed it meant it: npm runs scripts in the folder of the package. */
function pathOf(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

try {
  process.stderr.write(`${await run()}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
