import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { testFolder } from './test-cluster.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The production site, running. `stop` ends it as an operator would and removes its data. */
export type Site = { readonly url: string; readonly dataDir: string; readonly stop: () => Promise<void> }

/**
 * Starts the built site on a free loopback port with an empty DATA_DIR, and resolves when it says that it is ready.
 * Rejects with what it printed when it ends before.
 */
export async function runSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = testFolder('site-')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { PATH, HOME, TMPDIR } = process.env
  const env = {
    PATH,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...settings,
  }
  const server = spawn(process.execPath, ['src/server.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => server.kill('SIGTERM')
  process.once('exit', end)
  try {
    await ready(server, url)
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
  return {
    url,
    dataDir,
    stop: async () => {
      process.off('exit', end)
      if (end()) await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function ready(server: ChildProcessByStdio<null, Readable, Readable>, url: string): Promise<void> {
  const printed: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line)
        if (!line.startsWith('{') && line.includes(url)) resolve()
      })
    }
    server.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${printed.join('\n')}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
