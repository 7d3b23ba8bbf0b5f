import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from './document.server.ts'
import type { BuiltFile } from './late-scripts.ts'
import { digestOf } from './page-headers.server.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

const entryKey = 'src/web/hydrate.tsx'
const readingKey = 'src/web/reading.ts'
const styleKey = 'src/design/theme.css'

/** Reads what the build of the browser's side made in `folder` (build/client). */
export function readBuildAssets(folder: string): DocumentAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const built = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build in ${folder} has no ${key}`)
    return chunk.file
  }
  const files = new Map<string, BuiltFile>()
  const fileOf = (key: string) => {
    const known = files.get(key) ?? builtFile(folder, built(key), '/')
    files.set(key, known)
    return known
  }
  const scripts = (keys: readonly string[]) =>
    [...new Set(keys.flatMap((key) => withImports(manifest, key)))].map(fileOf)
  return {
    css: readFileSync(join(folder, built(styleKey)), 'utf8'),
    scripts: (route, page, { language }) => {
      if (page.reading) return scripts([readingKey])
      const messages = ['shell', ...page.messages].map((context) => `src/i18n/messages/${language}/${context}.json`)
      return scripts([entryKey, `src/web/pages/${route.page}.tsx`, ...messages])
    },
  }
}

/** A file of a build in `folder`, served below `base`. */
export function builtFile(folder: string, file: string, base: string): BuiltFile {
  return { href: base + file, integrity: digestOf(readFileSync(join(folder, file))) }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
