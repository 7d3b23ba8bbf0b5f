import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from './document.server.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

const entryKey = 'src/web/hydrate.tsx'

/** Reads what the build of the browser's side made in `folder` (build/client). */
export function readBuildAssets(folder: string): DocumentAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`the build in ${folder} has no ${entryKey}`)
  const css = (entry.css ?? []).map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  return {
    css,
    entry: `/${entry.file}`,
    preloads: (route, page, { language }) => {
      const messages = ['shell', ...page.messages].map((context) => `src/i18n/messages/${language}/${context}.json`)
      const keys = [entryKey, `src/web/pages/${route.page}.tsx`, ...messages]
      return [...new Set(keys.flatMap((key) => withImports(manifest, key)))]
        .map((key) => `/${manifest[key]?.file}`)
        .filter((file) => file !== `/${entry.file}`)
    },
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
