import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { DraftDocument } from './admin-post.ts'
import type { Post } from './post.ts'
import { draftSchema, postFormSchema } from './post-form.ts'
import { listedDraft } from './post-queries.server.ts'
import { slugOf } from './post-slug.ts'
import { readForEditor, renderHtml, writeHtml, type Rendered } from '#business/markdown/written-html.server.ts'

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

/** What is typed as its page will show it, saved or not; what can't be rendered as plain text. Refused as {@link permit} says; as `invalid` (fields). */
export const previewPost = staffUseCase(
  { may: 'posts.manage', input: postFormSchema },
  async ({ db, settings: { publicUrl }, now }, asked): Promise<Post> => {
    const { content: _, contentEn: __, ...fields } = asked
    const { written } = await writeHtml(asked, publicUrl)
    const [at, publishedAt] = [now(), asked.publishedAt === null ? null : new Date(asked.publishedAt)]
    const slug = slugOf(asked.slug) || slugOf(asked.title) || 'article'
    const draft = { ...fields, id: 0, slug, publishedAt, createdAt: at, updatedAt: at }
    const { content, contentEn } = written
    return { ...(await listedDraft(db, draft, publicUrl)), content, contentEn, related: [] }
  },
)
