import { join } from 'node:path'
import { createLog } from '#platform/log.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import { keepServing } from './platform/keep-serving.server.ts'
import { startSite } from './site.server.ts'
import { builtWeb } from './web-runtime.server.ts'

/** A stop that drains for longer than this ends anyway. */
const longestStopMs = 9_000

try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const site = await startSite(settings, log, await builtWeb(join(import.meta.dirname, '../build')))
  keepServing(log)
  process.stdout.write(`Ready on ${site.address}\n`)
  const stop = () => {
    setTimeout(() => process.exit(1), longestStopMs).unref()
    site
      .stop()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.fatal({ err: error }, 'the stop failed')
        process.exit(1)
      })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
