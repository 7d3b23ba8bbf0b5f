import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { keepProcesses, onKeeperGone, tellKeeper } from '#platform/keep-processes.server.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { readSettings, type Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import { keepServing } from './platform/keep-serving.server.ts'

/** A stop that drains for longer than this ends anyway. */
const longestStopMs = 9_000

/** Serves the site from this process. */
async function serve(settings: Settings, log: Log): Promise<void> {
  // Not loaded by the process that only keeps others.
  const [{ startSite }, { builtWeb }] = await Promise.all([
    import('./site.server.ts'),
    import('./web-runtime.server.ts'),
  ])
  const site = await startSite(settings, log, await builtWeb(fileURLToPath(new URL('../build', import.meta.url))))
  keepServing(log)
  const end = async () => {
    setTimeout(() => process.exit(1), longestStopMs).unref()
    await site.stop()
    return true
  }
  const stop = stopOnce(end, log)
  if (cluster.isPrimary) return sayReady(site.address)
  onKeeperGone(stop)
  await tellKeeper({ ready: site.address })
}

/** Has other processes serve the site, behind one port. */
async function serveBySeveral({ webConcurrency }: Settings, log: Log): Promise<void> {
  const kept = await keepProcesses(import.meta.filename, webConcurrency, log)
  stopOnce(kept.stop, log)
  sayReady(kept.address)
  await kept.ended
}

function sayReady(address: string): void {
  process.stdout.write(`Ready on ${address}\n`)
}

/** Ends the process on the first signal: npm passes on what a terminal has sent already. */
function stopOnce(end: () => Promise<boolean>, log: Log): () => void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    end()
      .then((endedWell) => process.exit(endedWell ? 0 : 1))
      .catch((error: unknown) => {
        log.fatal({ err: error }, 'the stop failed')
        process.exit(1)
      })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stop
}

try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  await (cluster.isPrimary && settings.webConcurrency > 1 ? serveBySeveral : serve)(settings, log)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  if (cluster.isPrimary) process.stderr.write(`${error.message}\n`)
  else await tellKeeper({ refused: error.message })
  process.exit(1)
}
