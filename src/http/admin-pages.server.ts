import { Hono } from 'hono'
import { invitationPath } from '#business/accounts/invite-staff.server.ts'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { readSession } from '#business/accounts/staff-session.server.ts'
import { whoAmI } from '#business/accounts/who-am-i.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import type { AnswerHeaders } from '#kernel/security-headers.ts'
import type { Services } from '#platform/services.server.ts'
import { visitorOf } from './api/visitor-of.ts'
import { renderAdminDocument, type AdminAssets } from '#web/admin/admin-document.server.ts'
import { placeAfterSignIn, signInAddress } from '#web/admin/sign-in-address.ts'
import { renderUnpublished } from '#business/posts/render-draft.server.ts'
import { servePrivately, type PageServer } from '#http/serve-pages.server.ts'

const loginPath = '/admin/login'
/** Whoever comes there has no account yet. */
const openPaths: readonly string[] = [invitationPath]

/** The documents of the back office: strangers are led to the sign-in page, and whoever is in away from it. */
export function adminPageRoutes(
  services: Services,
  library: SignInLibrary,
  assets: AdminAssets,
  headers: AnswerHeaders,
): Hono {
  const app = new Hono()
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (c) => {
      const session = await readSession(library, services, c.req.raw.headers)
      const me = whoAmI(session.actor)
      const { pathname, search } = new URL(c.req.url)
      const { language } = visitorOf(c.req.raw)
      const isLogin = pathname === loginPath
      const document = async () => {
        const { value: company } = await readCompany(services)
        return renderAdminDocument(assets, { language, me: me.ok ? me.value : null, company })
      }
      const response =
        me.ok === isLogin && !openPaths.includes(pathname)
          ? c.redirect(isLogin ? placeAfterSignIn(search) : signInAddress({ pathname, search }), 303)
          : await c.html(document())
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      response.headers.set('cache-control', 'no-store')
      for (const cookie of session.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
      return response
    })
  }
  return app
}

/**
 * A post's page before visitors may see it, for staff who write: the public page itself, given another answer to what it asks
 * the API. Everybody else is left to the back office, which asks them to sign in or tells them what they may not.
 */
export function draftRoutes(services: Services, library: SignInLibrary, pages: PageServer): Hono {
  return new Hono().get('/admin/posts/:id{[0-9]{1,9}}/preview', async (c, next) => {
    const { actor, headers } = await readSession(library, services, c.req.raw.headers)
    const outcome = await renderUnpublished({ ...services, actor }, Number(c.req.param('id')))
    if (!outcome.ok) return next()
    const post = outcome.value
    const path = `/api/posts/${post.slug}`
    const fetchApi: PageServer['fetchApi'] = async (asked, signal) =>
      asked === path ? Response.json(post) : pages.fetchApi(asked, signal)
    const address = `/news/${post.slug}${new URL(c.req.url).search}`
    const response = await servePrivately({ ...pages, fetchApi }, c.req.raw, address)
    for (const cookie of headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  })
}
