import { Hono } from 'hono'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { readSession } from '#business/accounts/staff-session.server.ts'
import { renderUnpublished } from '#business/posts/render-draft.server.ts'
import type { Services } from '#platform/services.server.ts'
import { servePrivately, type PageServer } from '#http/serve-pages.server.ts'

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
