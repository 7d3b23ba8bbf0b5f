import { Hono, type MiddlewareHandler } from 'hono'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.server.ts'
import { sameOrigin } from '../same-origin.ts'
import { accountRoutes } from './account-routes.ts'
import { applicationReviewRoutes } from './applications-routes.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { leadInboxRoutes } from './leads-routes.ts'
import { mailWordsRoutes } from './mail-words-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { analyticsRoutes } from './numbers-routes.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { privacyRoutes } from './people-routes.ts'
import { solutionRoutes } from './solution-routes.ts'
import { postRoutes } from './post-routes.ts'
import { productRoutes } from './product-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { staffOnly } from './staff-context.ts'
import { staffRoutes } from './staff-routes.ts'
import { todayRoutes } from './today-routes.ts'
import { translationRoutes } from './translation-routes.ts'
import { problemResponse } from '../problems.ts'

/** The back office's API, under /api/admin: for staff who are signed in, from our own pages. */
export function adminRoutes(
  services: Services,
  library: SignInLibrary,
  onWritten: () => void | Promise<void>,
  renderMail: RenderMail,
): Hono {
  return new Hono()
    .use('*', sameOrigin(services.settings.publicUrl))
    .use('*', staffOnly(services, library))
    .use('*', withoutNul)
    .use('*', async (c, next) => {
      await next()
      const isRead = c.req.method === 'GET' || c.req.path.endsWith('/preview')
      if (!isRead && c.res.ok) await onWritten()
    })
    .route('/', accountRoutes(services))
    .route('/', staffRoutes(services))
    .route('/', leadInboxRoutes(services))
    .route('/', calendarRoutes(services))
    .route('/', applicationReviewRoutes(services))
    .route('/', mailWordsRoutes(services, renderMail))
    .route('/', mediaRoutes(services))
    .route('/', analyticsRoutes(services))
    .route('/', outboxRoutes(services))
    .route('/', privacyRoutes(services))
    .route('/', postRoutes(services))
    .route('/', productRoutes(services))
    .route('/', settingsRoutes(services))
    .route('/', solutionRoutes(services))
    .route('/', todayRoutes(services))
    .route('/', translationRoutes(services))
}

/** PostgreSQL's texts hold no NUL: an address with one names nothing (`not_found`), and no field can be asked for it (`invalid`). */
const withoutNul: MiddlewareHandler = async (c, next) => {
  if (!c.req.url.includes('%00')) return next()
  const asked = Object.entries(c.req.query()).find((parts) => parts.join('').includes('\0'))
  if (asked) return problemResponse(c, { code: 'invalid', errors: [{ path: asked[0], code: 'invalid' }] })
  return c.req.path.includes('\0') ? problemResponse(c, { code: 'not_found' }) : next()
}
