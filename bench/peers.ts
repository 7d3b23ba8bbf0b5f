import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tests/support/site.ts'

/** Another server that ours is held against; a text says why it is not here. */
export type Peer = { readonly name: string; readonly url: string; readonly stop: () => Promise<void> } | string

/** What is sent for an address, and with which headers. */
export type Copy = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

const nginxPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

/** The machine's nginx, one process, which sends the copies as they are from files that it holds open. */
export async function startNginx(copies: ReadonlyMap<string, Copy>): Promise<Peer> {
  const program = nginxPaths.find((file) => existsSync(file))
  if (!program) return 'there is no nginx on this machine'
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const locations = [...copies].map(([address, { headers, body }], index) => {
    writeFileSync(path.join(folder, `${index}`), body)
    const { 'content-type': type = 'text/html', ...others } = headers
    const lines = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    return `location = ${address} { root ${folder}; try_files /${index} =404; types {} default_type ${JSON.stringify(type)}; ${lines.join(' ')} }`
  })
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; etag off; keepalive_requests 100000000; open_file_cache max=100;
      ${spools.join(' ')}
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
    }`,
  )
  const version = /nginx\/\S+/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[0] ?? 'nginx'
  const server = spawn(program, ['-p', folder, '-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [address = '/'] = copies.keys()
  return serving(version, server, `http://127.0.0.1:${port}`, address, () => rmSync(folder, { recursive: true }))
}

const nextFolder = path.join(import.meta.dirname, 'peers/next')

/** Next with a products page over the same database, built for it: where somebody has installed it in its own folder. */
export async function startNext(databaseUrl: string): Promise<Peer> {
  const next = path.join(nextFolder, 'node_modules/next')
  if (!existsSync(next)) return 'Next is not installed in bench/peers/next (npm install there)'
  const { version } = JSON.parse(readFileSync(path.join(next, 'package.json'), 'utf8')) as { version: string }
  const program = path.join(next, 'dist/bin/next')
  const place = {
    cwd: nextFolder,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  } as const
  const built = spawnSync(process.execPath, [program, 'build'], { ...place, encoding: 'utf8' })
  if (built.status !== 0) return `Next did not build: ${built.stderr.trim().split('\n').at(-1)}`
  const port = await freePort()
  const started = ['start', '-p', `${port}`, '-H', '127.0.0.1']
  const server = spawn(process.execPath, [program, ...started], { ...place, stdio: ['ignore', 'ignore', 'inherit'] })
  return serving(`Next ${version}`, server, `http://127.0.0.1:${port}`, '/products')
}

const patience = 20_000

async function serving(
  name: string,
  server: ChildProcess,
  url: string,
  address: string,
  tidyUp = () => {},
): Promise<Peer> {
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    if (server.exitCode === null && end()) await once(server, 'exit')
    tidyUp()
  }
  for (const until = performance.now() + patience; performance.now() < until; await pause(50)) {
    const answer = await fetch(url + address).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return { name, url, stop }
  }
  await stop()
  return `${name} did not start`
}
