import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { demoCatalogue } from '../db/demo/catalogue.ts'
import { createApi } from './api/app.ts'
import { visitorOf } from './api/visitor-of.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { guideRoutes } from './guide-routes.server.ts'
import { healthRoutes } from './health-routes.server.ts'
import { createCatalogueMemory } from '#business/catalogue/catalogue-memory.server.ts'
import { listProducts } from '#business/catalogue/product-queries.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { startMailWorker } from '#platform/mail/mail-worker.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { Settings } from '#platform/settings.server.ts'
import { createHtmlCache } from './web/html-cache.server.ts'
import { pageHeaders } from './web/page-headers.server.ts'
import { servePage } from './web/serve-pages.server.ts'
import type { WebRuntime } from './web-runtime.server.ts'

export type Site = { readonly address: string; readonly stop: () => Promise<void> }

const htmlCacheBytes = 64 * 1024 * 1024

/** Puts the site together and opens it: database, jobs, API, pages. */
export async function startSite(
  settings: Settings,
  log: Log,
  web: WebRuntime,
  { cacheBytes = htmlCacheBytes } = {},
): Promise<Site> {
  const database = await openDatabase(settings, log)
  if (settings.demoContent) await loadCatalogue(database.db, demoCatalogue)
  const jobs = await startJobs(database, log)
  const services = { db: database.db, jobs, log, settings, now: () => new Date() }
  await startMailWorker(services, web.renderMail)

  const catalogue = createCatalogueMemory((country) => listProducts(database.db, country))
  const cache = createHtmlCache(cacheBytes)
  const forget = () => {
    catalogue.drop()
    cache.drop()
  }
  await database.listen('content_changed', forget, forget)

  const api = createApi(services, catalogue)
  const fetchApi = async (path: string) => api.request(path)
  const { publicUrl } = settings
  const headers = pageHeaders(publicUrl, web.contentSecurityPolicy)
  const pages = { assets: web.assets, cache, fetchApi, publicUrl, headers, visitorOf }

  const app = new Hono()
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.route('/', healthRoutes(database))
  app.route('/', guideRoutes(publicUrl, services.now))
  web.mountFiles(app)
  app.get('*', async (c) => {
    const { renderPage, redirects } = await web.pages()
    return servePage({ ...pages, render: renderPage, redirects }, c.req.raw)
  })
  app.all('*', (c) => c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'page failed')
    return c.text('Something went wrong on our side. Please try again.\n', 500)
  })

  const { server, port } = await listen(app, settings)
  return {
    address: publicUrl.replace(/:0$/, `:${port}`),
    stop: async () => {
      await closeServer(server)
      await jobs.stop()
      await database.close()
    },
  }
}

function listen(app: Hono, { port, host }: Settings): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info: AddressInfo) =>
      resolve({ server, port: info.port }),
    )
    server.once('error', (error) =>
      reject(new StartupError(`PORT ${port} on HOST ${host} can't be listened on: ${error.message}`, { cause: error })),
    )
  })
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
