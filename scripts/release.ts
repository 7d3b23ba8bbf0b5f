import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourcePaths } from '#platform/source-package/source-paths.server.ts'
import { serverCommands, unbundled } from '../vite.config.ts'
import { ensureBuild } from './build.ts'
import { foldersOf, type LockFile } from './lock-file.ts'

const usage = `npm run release -- DIR
DIR is a new or empty folder. The built site goes there with all that it needs on a machine like this one: npm start runs it.`

type Package = { readonly name: string; readonly version: string; readonly scripts: { readonly start: string } }

/**
 * Copies what runs: `site` (the sources, in which the server finds its files, and the build), the few packages that the server does
 * not have in it, and Node. Nothing is fetched.
 */
async function release(folder: string): Promise<void> {
  await ensureBuild()
  const add = (path: string, to = path) => cpSync(path, join(folder, to), { recursive: true, verbatimSymlinks: true })
  add('build', 'site/build')
  for (const path of await sourcePaths('.')) if (existsSync(path)) add(path, `site/${path}`)
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  // Of what they may ask for, what npm has installed for this platform.
  for (const path of foldersOf(lock, unbundled)) if (existsSync(path)) add(path)
  add('node_modules/node/bin')
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'))
  const { name, version, scripts: own } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
  // As in a working copy, which builds first.
  const start = own.start.replace(/^.*&& /, '').replace('build/server', 'site/build/server')
  const commands = Object.fromEntries(
    serverCommands.map((command) => [command, `node site/build/server/${command}.js`]),
  )
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type: 'module', scripts: { start, ...commands } }, null, 2)}\n`,
  )
}

const [given, ...others] = process.argv.slice(2)
const folder = given && resolve(process.env['INIT_CWD'] ?? '.', given)
if (!folder || others.length > 0 || (existsSync(folder) && readdirSync(folder).length > 0)) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  await release(folder)
  process.stdout.write(`Released to ${folder}: npm start there runs it\n`)
}
