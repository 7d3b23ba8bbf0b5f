import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packSource } from './source-package.server.ts'

let folder = ''

function write(path: string, content = path): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-'))
  write('package.json', '{ "name": "some-site", "version": "1.2.3" }')
  write('src/server.ts', 'serve()\n')
  write('.ci/run')
  chmodSync(join(folder, '.ci/run'), 0o755)
  write('.env', 'APP_SECRET=1')
  write('src/.env.local', 'APP_SECRET=2')
  write('data/secret')
  write('node_modules/a/package.json')
  write('notes.txt')
  symlinkSync('/etc/hostname', join(folder, 'src/hostname'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function unpack(bytes: Buffer): Promise<{ header: Header; content: string }[]> {
  const archive = Readable.from([bytes]).pipe(createGunzip()).pipe(extract())
  const entries: { header: Header; content: string }[] = []
  for await (const entry of archive) entries.push({ header: entry.header, content: await text(entry) })
  return entries
}

const namesIn = async (bytes: Buffer) => (await unpack(bytes)).map(({ header }) => header.name)

test('without a history the source is what lies in its place: no secret, no data, no package, no link', async () => {
  const { name, files, bytes } = await packSource(folder)
  const entries = await unpack(bytes)
  expect(name).toBe('some-site-1.2.3')
  expect(entries.map(({ header }) => header.name)).toEqual([
    'some-site-1.2.3/.ci/run',
    'some-site-1.2.3/package.json',
    'some-site-1.2.3/src/server.ts',
  ])
  expect(files).toBe(3)
  expect(entries[2]?.content).toBe('serve()\n')
  expect(entries.map(({ header }) => header.mode)).toEqual([0o755, 0o644, 0o644])
})

test('with a history it is what is under version control and still there, secrets left out', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  write('gone.ts')
  git('init', '--quiet')
  git('add', '--force', 'package.json', 'notes.txt', '.env', 'src', 'gone.ts')
  write('src/untracked.ts')
  rmSync(join(folder, 'gone.ts'))
  expect(await namesIn((await packSource(folder)).bytes)).toEqual([
    'some-site-1.2.3/notes.txt',
    'some-site-1.2.3/package.json',
    'some-site-1.2.3/src/server.ts',
  ])
})

test('the same source gives the same bytes', async () => {
  const first = await packSource(folder)
  write('src/server.ts', 'serve()\n')
  expect((await packSource(folder)).bytes.equals(first.bytes)).toBe(true)
})
