import { Hono } from 'hono'
import {
  countAdminPosts,
  listAdminPosts,
  listSamplePosts,
  readAdminPost,
} from '#business/posts/admin-post-queries.server.ts'
import { listVersions, restoreVersion } from '#business/posts/post-versions.server.ts'
import { openDraft, renderDraft } from '#business/posts/render-draft.server.ts'
import { postErrorKey } from '#business/posts/post-errors.ts'
import { createPost, deletePost, updatePost } from '#business/posts/save-post.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** The most that a post with its two bodies takes, in bytes. */
const largest = 2_000_000

/** Posts: written, published, looked at, brought back. */
export function postRoutes(services: Services): Hono {
  return new Hono()
    .get('/posts', async (c) => {
      const page = await listAdminPosts(actingIn(c, services), c.req.query())
      if (!page.ok) return answerOutcome(c, page)
      const { items, next } = page.value
      if (next === null) return c.json(items)
      const query = new URLSearchParams({ ...c.req.query(), cursor: next })
      return c.json(items, 200, { link: `</api/admin/posts?${query}>; rel="next"` })
    })
    .get('/posts/counts', async (c) => answerOutcome(c, await countAdminPosts(actingIn(c, services))))
    .get('/posts/samples', async (c) => answerOutcome(c, await listSamplePosts(actingIn(c, services))))
    .post('/posts/preview', async (c) => {
      const body = await readJson(c, largest)
      return answerOutcome(c, body.ok ? await renderDraft(actingIn(c, services), body.value) : body)
    })
    .post('/posts/document', async (c) => {
      const body = await readJson(c, largest)
      return answerOutcome(c, body.ok ? await openDraft(actingIn(c, services), body.value) : body)
    })
    .get('/posts/:id', async (c) => answerOutcome(c, await readAdminPost(actingIn(c, services), idIn(c))))
    .post('/posts', async (c) => {
      const body = await readJson(c, largest)
      return answerOutcome(c, body.ok ? await createPost(actingIn(c, services), body.value) : body, 201, postErrorKey)
    })
    .put('/posts/:id', async (c) => {
      const body = await readJson(c, largest)
      return answerOutcome(
        c,
        body.ok ? await updatePost(actingIn(c, services), idIn(c), body.value) : body,
        200,
        postErrorKey,
      )
    })
    .delete('/posts/:id', async (c) => answerOutcome(c, await deletePost(actingIn(c, services), idIn(c)), 204))
    .get('/posts/:id/versions', async (c) => answerOutcome(c, await listVersions(actingIn(c, services), idIn(c))))
    .post('/posts/:id/versions/:versionId/restore', async (c) =>
      answerOutcome(c, await restoreVersion(actingIn(c, services), idIn(c), idIn(c, 'versionId'))),
    )
}
