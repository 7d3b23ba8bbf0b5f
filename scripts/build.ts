import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Everything that a build is made from: when none of it has changed, the build that is there serves. */
const sources = ['src/**/*.{ts,tsx,css,json}', 'db/**/*.ts', 'public/**/*', 'vite.config.ts', 'package-lock.json']
const stamp = 'build/source.sha256'

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { withFileTypes: true }).filter((file) => file.isFile())
  const paths = files.map((file) => `${file.parentPath}/${file.name}`).toSorted()
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

/** Leaves in the file of the style sheet what follows documents. The whole, from which the server takes what each needs, stands beside the manifest. */
async function splitStyleSheet(): Promise<void> {
  const { remainingStyles, styleKey, wholeSheet } = await import('../src/web/delivery/needed-styles.server.ts')
  const client = 'build/client/'
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>
  const sheet = manifest[styleKey]
  if (!sheet) throw new Error(`the build has no ${styleKey}`)
  const rest = remainingStyles(readFileSync(client + sheet.file, 'utf8'))
  renameSync(client + sheet.file, client + wholeSheet)
  sheet.file = `assets/rest-${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`
  writeFileSync(client + sheet.file, rest)
  writeFileSync(`${client}.vite/manifest.json`, JSON.stringify(manifest))
}

/** Writes a brotli and a gzip twin beside every text file, for the static files to be sent as they are. */
function compressFiles(): void {
  for (const path of globSync('build/{client,admin}/**/*.{js,mjs,css,svg,wasm}')) {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** The production build: the browser's files, the server's renderer, compressed twins. */
export async function buildSite(): Promise<void> {
  rmSync(stamp, { force: true })
  // Not loaded by a start that finds its build.
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  await splitStyleSheet()
  await build({ logLevel: 'warn', mode: 'worker' })
  await build({ logLevel: 'warn', mode: 'admin' })
  await build({ logLevel: 'warn', mode: 'server' })
  compressFiles()
  writeFileSync(stamp, sourceHash())
}

/** Builds unless the build that is there was made from this source. */
export async function ensureBuild(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()) return
  console.log('Building the site (once for this source)…')
  await buildSite()
}

// A start builds in a process of its own, whose memory goes with it.
if (import.meta.main) await (process.argv.includes('--unless-built') ? ensureBuild() : buildSite())
