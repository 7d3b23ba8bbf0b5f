import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { DraftDocument } from './admin-post.ts'
import type { Post } from './post.ts'
import { htmlOf } from './post-html.server.ts'
import { findUnpublished } from './post-queries.server.ts'
import { draftSchema } from './post-form.ts'
import { readForEditor, renderHtml, type Rendered } from '#business/markdown/written-html.server.ts'

/**
 * A body as the public page will show it. Refused as {@link permit} says, or as `invalid` (fields; `markdown`:
 * {@link UnrenderableCode} where it can't be rendered).
 */
export const renderDraft = staffUseCase(
  { may: 'posts.manage', input: draftSchema },
  async ({ settings }, asked): Promise<{ html: string }> => {
    return { html: needRendered(await renderHtml(asked.markdown, settings.publicUrl)) }
  },
)

/** A body as the rich-text editor shows it. Refused as {@link renderDraft} is. */
export const openDraft = staffUseCase(
  { may: 'posts.manage', input: draftSchema },
  async ({ settings }, asked): Promise<DraftDocument> => {
    return { document: needRendered(await readForEditor(asked.markdown, settings.publicUrl)) }
  },
)

function needRendered<T>(rendered: Rendered<T>): T {
  if ('value' in rendered) return rendered.value
  return need(refused('invalid', { errors: [{ path: 'markdown', code: rendered.code }] }))
}

/** A post as its page shows it, whether visitors may see it yet or not. Refused as {@link permit} says; as `not_found`. */
export const renderUnpublished = staffUseCase({ may: 'posts.manage' }, async (acting, id: number): Promise<Post> => {
  const { db, settings } = acting
  const found = await findUnpublished(db, id, settings.publicUrl)
  if (!found) return need(refused('not_found'))
  const { content, contentEn } = await htmlOf(acting, { id, ...found })
  return { ...found.listed, content, contentEn, related: [] }
})
