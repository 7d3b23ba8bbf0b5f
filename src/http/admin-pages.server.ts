import { Hono } from 'hono'
import { invitationPath } from '#business/accounts/invite-staff.server.ts'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { readSession } from '#business/accounts/staff-session.server.ts'
import { whoAmI } from '#business/accounts/who-am-i.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { previewProduct } from '#business/catalogue/product-records.server.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import type { AnswerHeaders } from '#kernel/security-headers.ts'
import type { Services } from '#platform/services.server.ts'
import { readForm } from './api/read-body.ts'
import { isOurs } from './api/same-origin.ts'
import { visitorOf } from './api/visitor-of.ts'
import { renderAdminDocument, type AdminAssets } from '#web/admin/admin-document.server.ts'
import { screenStatus } from '#web/admin/screen-actions.ts'
import { placeAfterSignIn, signInAddress } from '#web/admin/sign-in-address.ts'
import { previewPost } from '#business/posts/render-draft.server.ts'
import { refusal } from './refuse-request.server.ts'
import { servePrivately, type PageServer } from '#http/serve-pages.server.ts'

const loginPath = '/admin/login'
/** Whoever comes there has no account yet. */
const openPaths: readonly string[] = [invitationPath]

/**
 * The documents of the back office: strangers are led to the sign-in page, and whoever is in away from it. A screen that a role may not
 * see answers 403 with the document that says so, an address that leads nowhere 404.
 */
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
          : await c.html(document(), screenStatus(pathname, me.ok ? me.value.may : []))
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      response.headers.set('cache-control', 'no-store')
      for (const cookie of session.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
      return response
    })
  }
  return app
}

/** Of two bodies, each as long as may be, in letters that a form writes as six. */
const longestPost = 4_000_000

/**
 * The page of a product that is a draft and of a post as it is typed, for staff who write: the public page itself, given another
 * answer to what it asks the API. Everybody else is left to the back office, which asks them to sign in or tells them what they may not.
 */
export function draftRoutes(services: Services, library: SignInLibrary, pages: PageServer): Hono {
  const preview = async (request: Request, cookies: Headers, address: string, path: string, record: object) => {
    const fetchApi: PageServer['fetchApi'] = async (asked, signal) =>
      asked === path ? Response.json(record) : pages.fetchApi(asked, signal)
    const response = await servePrivately({ ...pages, fetchApi }, request, address + new URL(request.url).search)
    for (const cookie of cookies.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  }
  return new Hono()
    .get('/admin/products/:id{[0-9]{1,9}}/preview', async (c, next) => {
      const { actor, headers } = await readSession(library, services, c.req.raw.headers)
      const { country } = pages.visitorOf(c.req.raw)
      const id = Number(c.req.param('id'))
      const found = await previewProduct({ ...services, actor }, id, country)
      if (!found.ok) return next()
      return preview(c.req.raw, headers, `/products/${id}`, `/api/products/${id}?country=${country}`, found.value)
    })
    .post('/admin/posts/preview', async (c) => {
      const refuse = (code: ProblemCode) => {
        const { status, headers, body } = refusal(code, c.req.path, services.settings.publicUrl)
        return new Response(body, { status, headers })
      }
      if (!isOurs(c.req.raw.headers, services.settings.publicUrl)) return refuse('cross_origin')
      const { actor, headers } = await readSession(library, services, c.req.raw.headers)
      const form = await readForm(c, actor ? longestPost : undefined)
      if (!form.ok) return refuse(form.problem.code)
      const found = await previewPost({ ...services, actor }, jsonIn(form.value['post'] ?? ''))
      if (!found.ok) return refuse(found.problem.code)
      const { slug } = found.value
      return preview(c.req.raw, headers, `/news/${slug}`, `/api/posts/${slug}`, found.value)
    })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
