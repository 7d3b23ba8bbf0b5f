import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer, type ViteDevServer } from 'vite'
import { createLog } from '../src/platform/log.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'
import { adminEntry } from '../src/web/admin/admin-document.server.ts'
import { startSite } from '../src/site.server.ts'
import type * as Mails from '../src/business/mail/mail/mail-renderer.server.tsx'
import type * as Renderer from '../src/web/render.server.tsx'
import type { WebRuntime } from '../src/web-runtime.server.ts'

const developmentClient = `<script type="module">import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type</script>
<script type="module" src="/@vite/client"></script>
`

/** The same site over Vite's development server: pages and mails are read anew, screens change in place. */
function developedWeb(vite: ViteDevServer): WebRuntime {
  const load = (path: string) => vite.ssrLoadModule(path) as Promise<unknown>
  return {
    pages: () => load('/src/web/render.server.tsx') as Promise<typeof Renderer>,
    mailRenderer:
      (...sources) =>
      async (...mail) =>
        ((await load('/src/business/mail/mail/mail-renderer.server.tsx')) as typeof Mails).mailRenderer(...sources)(
          ...mail,
        ),
    assets: {
      stylesFor: () => '',
      starter: stripTypeScriptTypes(readFileSync('src/web/delivery/starter.ts', 'utf8')),
      scripts: (_route, page) => [
        { href: page.reading ? '/src/web/delivery/reading.ts' : '/src/web/delivery/hydrate.tsx' },
      ],
      allowsStyles: true,
      extraHead: `<link rel="stylesheet" href="/src/design/theme.css">\n${developmentClient}`,
    },
    adminAssets: { scripts: [{ href: `/${adminEntry}` }], styles: [], extraHead: developmentClient },
    contentSecurityPolicy: null,
    keepsPages: false,
    mountFiles: (app) => {
      app.use('*', async (c, next) => {
        const { incoming, outgoing } = c.env as Parameters<typeof serveByVite>[1]
        if (!(await serveByVite(vite, { incoming, outgoing }))) return next()
        return RESPONSE_ALREADY_SENT
      })
    },
  }
}

type NodeExchange = {
  incoming: Parameters<ViteDevServer['middlewares']>[0]
  outgoing: Parameters<ViteDevServer['middlewares']>[1]
}

/** True when Vite has answered: a module, a style or a file of public/. */
function serveByVite(vite: ViteDevServer, { incoming, outgoing }: NodeExchange): Promise<boolean> {
  return new Promise((resolve) => {
    outgoing.once('finish', () => resolve(true))
    vite.middlewares(incoming, outgoing, () => resolve(false))
  })
}

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
const site = await startSite(settings, log, developedWeb(vite))
process.stdout.write(`Ready on ${site.address}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([site.stop(), vite.close()]).then(() => process.exit(0)))
}
