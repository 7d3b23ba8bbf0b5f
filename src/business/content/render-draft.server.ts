import * as z from 'zod/mini'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { EditorNode } from './editor/editor-document.ts'
import { readMarkdown } from './editor/read-markdown.server.ts'
import type { Post } from './posts/post.ts'
import { findUnpublished } from './post-queries.server.ts'
import { longestBody } from './posts/post-form.ts'
import { markdownRenderer } from './render-markdown.server.ts'

const draftSchema = z.object(
  { markdown: z.string('not_a_text').check(z.maxLength(longestBody, 'too_long')) },
  'not_an_object',
)

/** A body as the public page will show it. Refused as {@link permit} says, or as `invalid` (fields). */
export async function renderDraft({ actor, settings }: Acting, request: unknown): Promise<Outcome<{ html: string }>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(draftSchema, request)
  if (!parsed.ok) return parsed
  return done({ html: await markdownRenderer(settings.publicUrl)(parsed.value.markdown) })
}

/** What the rich-text editor shows; null: this Markdown can be edited as such only. */
export type DraftDocument = { readonly document: EditorNode | null }

/** A body as the rich-text editor shows it. Refused as {@link renderDraft} is. */
export async function openDraft({ actor, settings }: Acting, request: unknown): Promise<Outcome<DraftDocument>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(draftSchema, request)
  if (!parsed.ok) return parsed
  const { publicUrl } = settings
  return done({
    document: await readMarkdown(parsed.value.markdown, { render: markdownRenderer(publicUrl), publicUrl }),
  })
}

/** A post as its page shows it, whether visitors may see it yet or not. Refused as {@link permit} says; as `not_found`. */
export async function renderUnpublished({ db, actor, settings }: Acting, id: number): Promise<Outcome<Post>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const found = await findUnpublished(db, id, settings.publicUrl)
  if (!found) return refused('not_found')
  const render = markdownRenderer(settings.publicUrl)
  const [content, contentEn] = await Promise.all([render(found.content), render(found.contentEn)])
  return done({ ...found.listed, content, contentEn })
}
