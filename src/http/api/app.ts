import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { inRequest, takingLong } from '#platform/database-patience.server.ts'
import { readingOwnWrites } from '#platform/cache.server.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import type { CalculatedAudit } from '#business/energy/calculated-audit.ts'
import type { Services } from '#platform/services.server.ts'
import { isUnavailable } from '#platform/unavailable.server.ts'
import { createSignInLibrary, type SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { securityHeaders } from '#kernel/security-headers.ts'
import { adminRoutes, shortProductRoute } from './admin/routes.ts'
import { answerHeaders } from './answer-headers.ts'
import { problemResponse } from './problems.ts'
import { logRequests } from './request-log.ts'
import { authRoutes } from './routes/auth.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { contentRoutes, searchRoutes } from './routes/content.ts'
import { docsRoutes, sourceRoutes } from './routes/docs.ts'
import { documentRoutes } from './routes/documents.ts'
import { energyRoutes } from './routes/energy.ts'
import { financingRoutes } from './routes/financing.ts'
import { leadsRoutes } from './routes/leads.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { bestEncoding } from '#kernel/content-encoding.ts'
import { packBody } from './packed-answer.ts'

/**
 * The whole REST API, under /api. `renderMail` shows staff what they write; `onAudit` is told of every audit that is answered.
 */
export function createApi(
  services: Services,
  library: SignInLibrary = createSignInLibrary(services),
  renderMail: RenderMail = () => Promise.reject(new Error('no mail is written here')),
  onAudit: (audit: CalculatedAudit) => void = () => {},
): Hono {
  const api = new Hono().basePath('/api')
  api.use((_, next) => inRequest(next))
  api.use((_, next) => readingOwnWrites(services.cache, next))
  for (const path of longWork) api.use(path, (_, next) => takingLong(next))
  api.use(logRequests(services.log))
  api.use(compressAnswers)
  api.use(answerHeaders(securityHeaders(services.settings.publicUrl)))
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        c.header('allow', methods.join(', '))
        return problemResponse(c, { code: 'method_not_allowed' })
      },
    }),
  )

  api.route('/', catalogueRoutes(services))
  api.route('/', energyRoutes(services, onAudit))
  api.route('/', quoteRoutes(services))
  api.route('/', financingRoutes(services))
  api.route('/', documentRoutes(services))
  api.route('/', leadsRoutes(services))
  api.route('/', contentRoutes(services))
  api.route('/', searchRoutes(services))
  api.route('/', sourceRoutes())
  api.route('/', docsRoutes(services))
  api.route('/', authRoutes(services, library))
  api.route('/', shortProductRoute(services, library))
  api.route('/admin', adminRoutes(services, library, renderMail))

  api.notFound((c) => problemResponse(c, { code: 'not_found' }))
  api.onError((error, c) => {
    const requestId = c.get('requestId')
    const mayPass = isUnavailable(error)
    const about = { err: error, requestId, method: c.req.method, path: c.req.path }
    services.log[mayPass ? 'warn' : 'error'](about, 'request failed')
    return problemResponse(c, { code: mayPass ? 'unavailable' : 'internal' })
  })
  return api
}

/** What staff do with whole tables, and wait for. */
const longWork = [
  '/admin/numbers',
  '/admin/leads.csv',
  '/admin/products.csv',
  '/admin/products/import',
  '/admin/people/*',
] as const

/** Bytes; below that a packet is a packet. */
const worthwhile = 1024
/** Not what is written as it is read, an event stream or a table: it would be waited for. */
const text = /^(text\/(html|plain|calendar)|application\/([\w.-]+\+)?json)/

/** Packs texts of a kilobyte and more for those who take them packed. */
const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (!text.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return
  headers.append('vary', 'accept-encoding')
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '')
  if (!encoding || c.req.method === 'HEAD') return
  const body = new Uint8Array(await c.res.arrayBuffer())
  const isWorthwhile = body.length >= worthwhile
  if (isWorthwhile) headers.set('content-encoding', encoding)
  headers.delete('content-length')
  // Given two responses, Hono would merge the headers of both.
  c.res = undefined
  c.res = new Response(isWorthwhile ? await packBody(body, encoding) : body, { status, headers })
}
