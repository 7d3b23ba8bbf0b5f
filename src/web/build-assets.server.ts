import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from './document.server.ts'

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
    return `/${chunk.file}`
  }
  const scripts = (keys: readonly string[]) =>
    [...new Set(keys.flatMap((key) => withImports(manifest, key)))].map(built)
  return {
    css: readFileSync(join(folder, built(styleKey)), 'utf8'),
    scripts: (route, page, { language }) => {
      if (page.reading) return scripts([readingKey])
      const messages = ['shell', ...page.messages].map((context) => `src/i18n/messages/${language}/${context}.json`)
      return scripts([entryKey, `src/web/pages/${route.page}.tsx`, ...messages])
    },
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
