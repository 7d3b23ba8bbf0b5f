import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { serveStatic } from '@hono/node-server/serve-static'
import { forOtherSites } from '#kernel/security-headers.ts'
import { adminFilesPath, readAdminAssets, type AdminAssets } from './web/admin/admin-document.server.ts'
import { readBuildAssets, type DocumentAssets } from './web/delivery/build-assets.server.ts'
import { pagePolicy, pdfWorkerPolicy, workerPolicy } from './web/delivery/page-headers.server.ts'
import type * as Mails from './business/mail/mail/mail-renderer.server.tsx'
import type * as Renderer from './web/render.server.tsx'

type Pages = Pick<typeof Renderer, 'renderPage' | 'redirects'>

/** The React side of the site, which only a Vite build (or its development server) can load. */
export type WebRuntime = {
  readonly pages: () => Promise<Pages>
  readonly mailRenderer: typeof Mails.mailRenderer
  readonly assets: DocumentAssets
  /** False where a development server changes what pages are rendered from. */
  readonly keepsPages: boolean
  readonly adminAssets: AdminAssets
  /** Has the app answer scripts, pictures and fonts. */
  readonly mountFiles: (app: Hono) => void
  /** What keeps a page from running what isn't ours; null where a development server must reload it. */
  readonly contentSecurityPolicy: string | null
  /** Its name, which every answer bears that a device may keep; none where a development server's answers are not kept. */
  readonly build?: string
}

const oneYear = 31_536_000
const oneDay = 86_400

function mountBuiltFiles(app: Hono, root: string, adminRoot: string): void {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const age = /[\\/](assets|fonts)[\\/]/.test(path) ? `max-age=${oneYear}, immutable` : `max-age=${oneDay}`
      c.header('cache-control', `public, ${age}`)
      if (!/[\\/](assets|fonts)[\\/]/.test(path)) for (const named of Object.entries(forOtherSites)) c.header(...named)
    },
  })
  app.get('/:folder{assets|pictures|fonts}/*', files)
  app.get('/:file{[a-z0-9-]+\\.(svg|png)}', files)
  app.get(
    '/worker.js',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('content-security-policy', workerPolicy),
    }),
  )
  const adminFiles = serveStatic({
    root: adminRoot,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(adminFilesPath.length),
    onFound: (path, c) => {
      c.header('cache-control', `public, max-age=${oneYear}, immutable`)
      if (path.includes('pdf.worker')) c.header('content-security-policy', pdfWorkerPolicy)
    },
  })
  app.get(`${adminFilesPath}/assets/*`, adminFiles)
}

/** The production build in `folder` (build/). */
export async function builtWeb(folder: string): Promise<WebRuntime> {
  // React decides by it, when it is first loaded: its development build draws a page at a fraction of the speed.
  process.env['NODE_ENV'] ??= 'production'
  const load = (name: string) => import(pathToFileURL(join(folder, 'server', name)).href) as Promise<unknown>
  const pages = (await load('render.js')) as Pages
  const { mailRenderer } = (await load('mails.js')) as Pick<typeof Mails, 'mailRenderer'>
  const root = join(folder, 'client')
  const assets = readBuildAssets(root)
  return {
    pages: () => Promise.resolve(pages),
    mailRenderer,
    keepsPages: true,
    assets,
    adminAssets: readAdminAssets(join(folder, 'admin')),
    mountFiles: (app) => mountBuiltFiles(app, root, join(folder, 'admin')),
    contentSecurityPolicy: pagePolicy(assets),
    build: readFileSync(join(folder, 'source.sha256'), 'utf8').slice(0, 12),
  }
}
