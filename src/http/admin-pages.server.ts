import { Hono } from 'hono'
import type { Acting } from '#business/accounts/staff-use-case.server.ts'
import { invitationPath } from '#business/accounts/invite-staff.server.ts'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { readSession } from '#business/accounts/staff-session.server.ts'
import { whoAmI } from '#business/accounts/who-am-i.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { previewProduct } from '#business/catalogue/product-records.server.ts'
import type { Country } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
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

/** A page of the site, and what the API would answer it. */
type Previewed = { readonly address: string; readonly path: string; readonly record: object }
type Preview = (acting: Acting, id: number, country: Country) => Promise<Outcome<Previewed>>

const previews: Readonly<Record<string, Preview>> = {
  async posts(acting, id) {
    const found = await renderUnpublished(acting, id)
    if (!found.ok) return found
    const { slug } = found.value
    return done({ address: `/news/${slug}`, path: `/api/posts/${slug}`, record: found.value })
  },
  async products(acting, id, country) {
    const found = await previewProduct(acting, id, country)
    if (!found.ok) return found
    return done({ address: `/products/${id}`, path: `/api/products/${id}?country=${country}`, record: found.value })
  },
}

/**
 * A post's or a product's page before visitors may see it, for staff who write: the public page itself, given another answer to
 * what it asks the API. Everybody else is left to the back office, which asks them to sign in or tells them what they may not.
 */
export function draftRoutes(services: Services, library: SignInLibrary, pages: PageServer): Hono {
  return new Hono().get('/admin/:kind{posts|products}/:id{[0-9]{1,9}}/preview', async (c, next) => {
    const { actor, headers } = await readSession(library, services, c.req.raw.headers)
    const { country } = pages.visitorOf(c.req.raw)
    const outcome = await previews[c.req.param('kind')]?.({ ...services, actor }, Number(c.req.param('id')), country)
    if (!outcome?.ok) return next()
    const { address, path, record } = outcome.value
    const fetchApi: PageServer['fetchApi'] = async (asked, signal) =>
      asked === path ? Response.json(record) : pages.fetchApi(asked, signal)
    const response = await servePrivately({ ...pages, fetchApi }, c.req.raw, address + new URL(c.req.url).search)
    for (const cookie of headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  })
}
