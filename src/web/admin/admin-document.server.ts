import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeMarkup } from '#kernel/clean-text.ts'
import { builtFile, renderPreload, renderScript, type BuiltFile } from '../delivery/build-assets.server.ts'
import type { AdminState } from './admin-entry.tsx'
import { inEveryLanguage } from '#i18n/server-messages.server.ts'

/** What the build of the back office made: its script first, then what that imports, and its styles. */
export type AdminAssets = {
  readonly scripts: readonly BuiltFile[]
  readonly styles: readonly BuiltFile[]
  /** Markup of the development server's client, empty in production. */
  readonly extraHead?: string
}

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

/** Where the files of the back office are served. */
export const adminFilesPath = '/admin/files'
export const adminEntry = 'src/web/admin/admin-entry.tsx'

/** Reads what the build made in `folder` (build/admin). */
export function readAdminAssets(folder: string): AdminAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entry = manifest[adminEntry]
  if (!entry) throw new Error(`the build in ${folder} has no ${adminEntry}`)
  const imported = (entry.imports ?? []).flatMap((key) => manifest[key]?.file ?? [])
  const served = (file: string) => builtFile(folder, file, `${adminFilesPath}/`)
  return { scripts: [entry.file, ...imported].map(served), styles: (entry.css ?? []).map(served) }
}

/** The one document of the back office: its screens are drawn in the browser, from what the API lets them read. */
export function renderAdminDocument({ scripts, styles, extraHead = '' }: AdminAssets, state: AdminState): string {
  const [entry, ...rest] = scripts
  const lines = [
    ...styles.map(({ href, integrity }) => `<link rel="stylesheet" href="${href}" integrity="${integrity}">`),
    ...rest.map(renderPreload),
    entry ? renderScript(entry) : '',
  ]
  return `<!doctype html>
<html lang="${state.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(state.company.brand.name)}</title>
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${extraHead}${lines.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>${inEveryLanguage('server.noScript.admin', ' ')}</p></noscript>
<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>
</body>
</html>`
}
