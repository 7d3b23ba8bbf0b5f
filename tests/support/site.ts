import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { testFolder } from './test-cluster.ts'

const root = path.resolve(import.meta.dirname, '../..')

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
/** What `npm start` ends in when there is a build: the shell is this server then. */
const start = scripts.start.replace(/^.*&& /, '')

/** The production site, running. */
export type Site = {
  readonly url: string
  readonly dataDir: string
  /** Ends it as an operator would, and removes its data unless the DATA_DIR was given. */
  readonly stop: () => Promise<void>
  /** SIGKILL: it closes nothing. */
  readonly kill: () => Promise<void>
  /** What it ended with; null while it runs, and after a kill. */
  readonly exitCode: () => number | null
  readonly pid: number
}

/**
 * Starts the built site on a free loopback port, in an empty DATA_DIR, unless `settings` name them, and resolves when it
 * says that it is ready. Rejects with what it printed when it ends before. `folder` is where the build lies.
 */
export async function runSite(settings: Readonly<Record<string, string>> = {}, folder = root): Promise<Site> {
  const dataDir = settings['DATA_DIR'] ?? testFolder('site-')
  const removeData = () => settings['DATA_DIR'] ?? rmSync(dataDir, { recursive: true, force: true })
  const port = settings['PORT'] ?? (await freePort())
  const url = settings['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`
  const { PATH, HOME, TMPDIR } = process.env
  const env = {
    PATH: `${path.dirname(process.execPath)}:${PATH}`,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    // What was compiled for one site of the run need not be for the next.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'solar-sales-site-tests-compiled'),
    ...settings,
  }
  const server = spawn('sh', ['-c', start], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => server.kill('SIGTERM')
  process.once('exit', endWithUs)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    process.off('exit', endWithUs)
    if (server.kill(signal)) await once(server, 'exit')
  }
  try {
    await ready(server, url)
  } catch (error) {
    removeData()
    throw error
  }
  return {
    url,
    dataDir,
    stop: async () => {
      await end('SIGTERM')
      removeData()
    },
    kill: () => end('SIGKILL'),
    exitCode: () => server.exitCode,
    pid: server.pid ?? 0,
  }
}

function ready(server: ChildProcessByStdio<null, Readable, Readable>, url: string): Promise<void> {
  const printed: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line)
        if (line === `Ready on ${url}`) resolve()
      })
    }
    server.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${printed.join('\n')}`)))
  })
}

/**
 * A loopback port that nobody listens on, below those that the system gives to connections: one of those could be taken by a
 * connection before the site listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
