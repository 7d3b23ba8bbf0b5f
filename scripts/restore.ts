import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { summaryOf } from '#platform/backup/nightly-backup.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'

const usage = `npm run restore -- FILE
FILE is an archive of npm run backup; - is standard input.`

/** `npm run restore -- FILE`: an archive into an empty database, and proof that nothing of it is missing or changed. */
async function run(): Promise<string> {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new StartupError(usage)
  const path = resolve(process.env['INIT_CWD'] ?? '.', file)
  if (file !== '-' && !existsSync(path)) throw new StartupError(`There is no file ${path}`)
  const hadSecret = existsSync(join(process.env['DATA_DIR'] || './data', 'app-secret'))
  const settings = readSettings(process.env)
  const { store } = await openFiles(settings)
  const source = file === '-' ? process.stdin : createReadStream(path)
  const restored = await restoreBackup(source, { settings, store, hadSecret })
  const lines = [`Restored and compared, all as it was: ${summaryOf(restored)}`]
  if (restored.secretAside) {
    lines.push(`The secret that DATA_DIR kept is ${restored.secretAside} there now: delete it if nothing needs it.`)
  }
  const { missing } = restored.files
  if (missing.length > 0) lines.push(`Missing since before the backup: ${missing.join(', ')}`)
  return lines.join('\n')
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
