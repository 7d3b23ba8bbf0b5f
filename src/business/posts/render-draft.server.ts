import * as z from 'zod/mini'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { EditorNode } from '#business/markdown/editor/editor-document.ts'
import type { Post } from './post.ts'
import { htmlOf } from './post-html.server.ts'
import { findUnpublished } from './post-queries.server.ts'
import { longestBody } from './post-form.ts'
import { readForEditor, renderHtml, type Rendered } from '#business/markdown/written-html.server.ts'

const draftSchema = z.object(
  { markdown: z.string('not_a_text').check(z.maxLength(longestBody, 'too_long')) },
  'not_an_object',
)

/**
 * A body as the public page will show it. Refused as {@link permit} says, or as `invalid` (fields; `markdown`:
 * {@link UnrenderableCode} where it can't be rendered).
 */
export async function renderDraft({ actor, settings }: Acting, request: unknown): Promise<Outcome<{ html: string }>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(draftSchema, request)
  if (!parsed.ok) return parsed
  const html = outcomeOf(await renderHtml(parsed.value.markdown, settings.publicUrl))
  return html.ok ? done({ html: html.value }) : html
}

/** What the rich-text editor shows; null: this Markdown can be edited as such only. */
export type DraftDocument = { readonly document: EditorNode | null }

/** A body as the rich-text editor shows it. Refused as {@link renderDraft} is. */
export async function openDraft({ actor, settings }: Acting, request: unknown): Promise<Outcome<DraftDocument>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(draftSchema, request)
  if (!parsed.ok) return parsed
  const document = outcomeOf(await readForEditor(parsed.value.markdown, settings.publicUrl))
  return document.ok ? done({ document: document.value }) : document
}

function outcomeOf<T>(rendered: Rendered<T>): Outcome<T> {
  if ('value' in rendered) return done(rendered.value)
  return refused('invalid', { errors: [{ path: 'markdown', code: rendered.code }] })
}

/** A post as its page shows it, whether visitors may see it yet or not. Refused as {@link permit} says; as `not_found`. */
export async function renderUnpublished(acting: Acting, id: number): Promise<Outcome<Post>> {
  const { db, actor, settings } = acting
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const found = await findUnpublished(db, id, settings.publicUrl)
  if (!found) return refused('not_found')
  const { content, contentEn } = await htmlOf(acting, { id, ...found })
  return done({ ...found.listed, content, contentEn })
}
