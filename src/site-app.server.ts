import { Hono } from 'hono'
import { createSignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { adminPageRoutes, draftRoutes } from './http/admin-pages.server.ts'
import { answerHeaders } from './http/api/answer-headers.ts'
import { createApi } from './http/api/app.ts'
import { statusLinkRoutes } from './http/api/routes/financing.ts'
import { visitorOf } from './http/api/visitor-of.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { securityHeaders, type AnswerHeaders } from '#kernel/security-headers.ts'
import { inRequest } from '#platform/database-patience.server.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import type { CalculatedAudit } from '#business/energy/calculated-audit.ts'
import type { Services } from '#platform/services.server.ts'
import { isUnavailable, retryAfterSeconds } from '#platform/unavailable.server.ts'
import { contactRoutes } from './http/contact-form.server.ts'
import { downloadRoutes } from './http/download.server.ts'
import { crawlerFiles } from './http/crawler-files.server.ts'
import { guideRoutes } from './http/guide.server.ts'
import { healthRoutes } from './http/health.server.ts'
import { mediaFileRoutes } from './http/media.server.ts'
import { quoteFormRoutes } from './http/quote-forms.server.ts'
import { offlineRoutes } from './http/offline.server.ts'
import { previewRoutes } from './http/social-pictures.server.ts'
import { barePagePolicy, renderBarePage, refuseInWords } from './http/bare-page.server.ts'
import { pageHeaders } from './web/delivery/page-headers.server.ts'
import { keptAnswer, serveKeptAnswer } from './http/kept-answers.server.ts'
import { keptPage, servePage } from './http/serve-pages.server.ts'
import type { Served } from './http/listen.server.ts'
import { buildHeader } from './web/offline/what-is-kept.ts'
import type { WebRuntime } from './web-runtime.server.ts'
import { inEveryLanguage, serverText } from '#i18n/server-messages.server.ts'
import { perLanguage } from '#kernel/language.ts'

export type SiteApp = Required<Served>

/**
 * Every address of the site: the API, files, health, the guide, and a page for everything else. `onAudit` is told of every audit
 * that is answered.
 */
export function createSiteApp(
  services: Services,
  web: WebRuntime,
  renderMail: RenderMail,
  onAudit?: (audit: CalculatedAudit) => void,
): SiteApp {
  const { log, settings } = services
  const { publicUrl } = settings
  const library = createSignInLibrary(services)
  const api = createApi(services, library, renderMail, onAudit)
  const fetchApi = async (path: string) => api.request(path)
  const ofBuild: AnswerHeaders = web.build ? { [buildHeader]: web.build } : {}
  const headers = { ...pageHeaders(publicUrl, web.contentSecurityPolicy), ...ofBuild }
  const pages = {
    pages: web.pages,
    assets: web.assets,
    cache: services.cache,
    keepsPages: web.keepsPages,
    fetchApi,
    company: () => readCompany(services),
    publicUrl,
    headers,
    ofBuild,
    visitorOf,
  }

  const app = new Hono()
  app.use((_, next) => inRequest(next))
  const everywhere = securityHeaders(publicUrl, web.contentSecurityPolicy === null ? null : undefined)
  app.use(answerHeaders({ ...everywhere, ...ofBuild }))
  app.use(refuseInWords)
  app.route('/', healthRoutes(services))
  app.route('/', guideRoutes(services))
  app.route('/', downloadRoutes())
  app.route('/', statusLinkRoutes(services))
  app.route('/', crawlerFiles(services))
  app.route('/', mediaFileRoutes(services))
  app.route('/', previewRoutes(services))
  app.route('/', contactRoutes(services, pages))
  app.route('/', quoteFormRoutes(services))
  app.route('/', offlineRoutes(services, web.assets))
  web.mountFiles(app)
  app.route('/', draftRoutes(services, library, pages))
  app.route('/', adminPageRoutes(services, library, web.adminAssets, headers))
  app.get('*', (c) => servePage(pages, c.req.raw))
  app.notFound((c) => c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    const status = isUnavailable(error) ? 503 : 500
    log[status === 503 ? 'warn' : 'error']({ err: error, path: c.req.path }, 'page failed')
    const tryAgain = status === 503 && { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
    return c.html(failurePage(status), status, { ...headers, 'content-security-policy': barePagePolicy, ...tryAgain })
  })
  // Before any routing: the patterns of files and pages are costly to try, and none is under /api.
  return {
    fetch: (request, env) => {
      if (isApi.test(request.url)) return serveKeptAnswer(pages, request) ?? api.fetch(request, env)
      return app.fetch(request, env)
    },
    kept: (request) => (isApi.test(request.url) ? keptAnswer : keptPage)(pages, request),
  }
}

const isApi = /^https?:\/\/[^/]*\/api(?:[/?]|$)/

const failurePage = (status: 500 | 503) =>
  renderBarePage(
    status,
    perLanguage((language) => ({
      title: serverText[language]('server.failure.title'),
      text: serverText[language]('server.failure.text'),
    })),
    `<a href="">${inEveryLanguage('server.unavailable.link')}</a> ·\n`,
  )
