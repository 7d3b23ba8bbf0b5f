import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Visitor } from '#client/visitor.tsx'
import { perLanguage, type Language } from '#kernel/language.ts'
import type { PageModule, PageRoute } from '#web/page.ts'
import { createNeededStyles, styleKey, wholeSheet } from './needed-styles.server.ts'
import { digestOf } from './page-headers.server.ts'

/** A file of the build, what a browser compares it with before it uses it, and its bytes as sent; the development server's files change. */
export type BuiltFile = { readonly href: string; readonly integrity?: string; readonly bytes?: number }

/** What the build made, ready to be put into documents. */
export type DocumentAssets = {
  /** The style sheet of what a document's markup names: it stands inside, so that the first paint waits for no second request. */
  readonly stylesFor: (markup: string) => string
  /** The rest of it, which comes with the app; absent where a document brings the whole. */
  readonly styleSheet?: BuiltFile
  /** The script inside every document: it starts the others after the first frame. */
  readonly starter: string
  /** The script of the page for no network. */
  readonly offlineScript?: string
  /** What a visitor needs without a network beside the documents of {@link offlinePages}; none where nothing was built. */
  readonly offlineFiles?: Readonly<Record<Language, readonly string[]>>
  /** The script that a page starts with, then every other that it needs in the visitor's language. */
  readonly scripts: (route: PageRoute, page: PageModule, visitor: Visitor) => readonly BuiltFile[]
  /** Bytes as sent of a file that the build made or copied, by its address; 0 for any other. Absent where pages aren't weighed. */
  readonly bytesOf?: (href: string) => number
  /** True where no policy forbids markup its styles: the development server's. */
  readonly allowsStyles?: boolean
  /** Markup of the development server's client, empty in production. */
  readonly extraHead?: string
}

/** Markup that has a module fetched which another one imports. */
export function renderPreload({ href, integrity }: BuiltFile): string {
  return `<link rel="modulepreload" href="${href}"${integrityOf(integrity)}>`
}

/** Markup that has a module run. */
export function renderScript({ href, integrity }: BuiltFile): string {
  return `<script type="module" src="${href}"${integrityOf(integrity)}></script>`
}

/** Markup that brings a style sheet. */
export function renderStyleSheet({ href, integrity }: BuiltFile): string {
  return `<link rel="stylesheet" href="${href}"${integrityOf(integrity)}>`
}

function integrityOf(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}"` : ''
}

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const entryKey = 'src/web/delivery/hydrate.tsx'
const readingKey = 'src/web/delivery/reading.ts'
const starterKey = 'src/web/delivery/starter.ts'
const offlineKey = 'src/web/offline/offline-page.ts'

/** The pages that work on a device without a network, with all that they fetch late, and what every page may open. */
export const offlinePages = ['smart-solar-plan', 'financing'] as const
const offlineKeys = [
  ...offlinePages.map((page) => `src/web/pages/site/${page}.tsx`),
  'src/business/leads/ui/waiting-notice.tsx',
  'src/design/toast-view.tsx',
]
const offlineWords = ['energy', 'sizing', 'savings', 'simulator', 'plan', 'leads', 'problems', 'contact']

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
  const messageKey = (language: Language, context: string) => `src/i18n/messages/${language}/${context}.json`
  const offlineFiles = (language: Language) => {
    const late = lazyParts(manifest, offlineKeys, new Set(withImports(manifest, entryKey)))
    const keys = [...late, ...offlineWords.map((context) => messageKey(language, context))]
    return [...scripts(keys), fileOf(styleKey)].map(({ href }) => href)
  }
  // Its names are nobody else's: a script inside a document is no module.
  const scriptInside = (key: string) => `(()=>{${readFileSync(join(folder, built(key)), 'utf8').trim()}})()`
  return {
    stylesFor: createNeededStyles(readFileSync(join(folder, wholeSheet), 'utf8')),
    styleSheet: fileOf(styleKey),
    starter: scriptInside(starterKey),
    offlineScript: scriptInside(offlineKey),
    bytesOf: (href) => sentBytes(join(folder, href)),
    offlineFiles: perLanguage(offlineFiles),
    scripts: (route, page, { language }) => {
      if (page.reading) return scripts([readingKey])
      const messages = ['shell', ...page.messages].map((context) => messageKey(language, context))
      return scripts([entryKey, `src/web/pages/${route.page}.tsx`, ...messages])
    },
  }
}

/** A file of a build in `folder`, served below `base`. */
export function builtFile(folder: string, file: string, base: string): BuiltFile {
  const path = join(folder, file)
  return { href: base + file, integrity: digestOf(readFileSync(path)), bytes: sentBytes(path) }
}

/** The build leaves a twin beside what can be packed. */
function sentBytes(path: string): number {
  const sent = [`${path}.br`, path].find((file) => existsSync(file))
  return sent ? statSync(sent).size : 0
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

/** Modules with what they import, at once or late, but what is `known`, which knows of every page. */
function lazyParts(manifest: Manifest, keys: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>()
  const add = (key: string) => {
    if (found.has(key) || known.has(key)) return
    found.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) add(next)
  }
  for (const key of keys) add(key)
  return [...found]
}
