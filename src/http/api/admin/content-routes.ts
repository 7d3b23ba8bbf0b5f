import { Hono } from 'hono'
import { listBin, removeBinned, restoreBinned, type BinSource } from '#business/bin/bin.server.ts'
import { productBin } from '#business/catalogue/change-product.server.ts'
import {
  countAdminPosts,
  listAdminPosts,
  listSamplePosts,
  readAdminPost,
} from '#business/posts/admin-post-queries.server.ts'
import { postErrorKey } from '#business/posts/post-form.ts'
import { openDraft, renderDraft } from '#business/posts/render-draft.server.ts'
import { listVersions, readVersion, restoreVersion } from '#business/posts/post-versions.server.ts'
import { createPost, deletePost, postBin, updatePost } from '#business/posts/save-post.server.ts'
import {
  addSolution,
  changeSolution,
  listSolutionRecords,
  readSolutionRecord,
  removeSolution,
  solutionBin,
} from '#business/solutions/solution-records.server.ts'
import { listSampleSolutions } from '#business/solutions/shown-solutions.server.ts'
import { listDueTranslations, settleTranslation } from '#business/translations/list-due-translations.server.ts'
import { done } from '#kernel/outcome.ts'
import { binFault, postsPage, solutionFault } from './answers.ts'
import { body, bodyOf, id, idOf, query, type askingWith } from './staff-context.ts'

const created = { status: 201 } as const
const nothing = { status: 204 } as const
const postBody = bodyOf(2_000_000)

/** Everything that goes to the bin when it is deleted. */
const binSources: readonly BinSource[] = [postBin, productBin, solutionBin]

/** Of the back office's API what is about what visitors read: posts, proven solutions, the bin, translations. */
export function contentRoutes(ask: ReturnType<typeof askingWith>): Hono {
  return (
    new Hono()
      // Posts: written, published, looked at, brought back.
      .get('/posts', ask(listAdminPosts, [query], { as: postsPage }))
      .get('/posts/counts', ask(countAdminPosts, []))
      .get('/posts/samples', ask(listSamplePosts, []))
      .post('/posts/preview', ask(renderDraft, [postBody]))
      .post('/posts/document', ask(openDraft, [postBody]))
      .get('/posts/:id', ask(readAdminPost, [id]))
      .post('/posts', ask(createPost, [postBody], { ...created, words: postErrorKey }))
      .put('/posts/:id', ask(updatePost, [postBody, id], { words: postErrorKey }))
      .delete('/posts/:id', ask(deletePost, [id], nothing))
      .get('/posts/:id/versions', ask(listVersions, [id]))
      .get('/posts/:id/versions/:versionId', ask(readVersion, [id, idOf('versionId')]))
      .post('/posts/:id/versions/:versionId/restore', ask(restoreVersion, [id, idOf('versionId')]))

      // Proven solutions, drafts included.
      .get('/proven-solutions', ask(listSolutionRecords, []))
      .get('/proven-solutions/samples', ask(listSampleSolutions, []))
      .get('/proven-solutions/:id', ask(readSolutionRecord, [id]))
      .post('/proven-solutions', ask(addSolution, [body], { ...created, words: solutionFault }))
      .put('/proven-solutions/:id', ask(changeSolution, [body, id], { words: solutionFault }))
      .delete('/proven-solutions/:id', ask(removeSolution, [id], nothing))

      // What was deleted: for a month it can come back.
      .get('/bin', ask(listBin, [query]))
      .post('/bin/:id/restore', ask(restoreBinned, [body, id, () => done(binSources)], { words: binFault }))
      .delete('/bin/:id', ask(removeBinned, [id], nothing))

      // What one language says and the other does not, or not yet.
      .get('/translations', ask(listDueTranslations, [query]))
      .post('/translations/settled', ask(settleTranslation, [body], nothing))
  )
}
