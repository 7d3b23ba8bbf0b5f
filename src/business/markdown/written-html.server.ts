import { createHash } from 'node:crypto'
import { startsWorker, WorkerLimitError } from '#platform/worker.server.ts'
import type { EditorNode } from './editor/editor-document.ts'
import type { MarkdownAnswer, MarkdownQuestion } from './markdown-worker.server.ts'
import type { UnrenderableCode } from './markup/markdown-limits.ts'

/** A text in both languages, as Markdown or as HTML. */
export type Bodies = { readonly content: string; readonly contentEn: string }

/** The HTML of two bodies, stored beside them: of which Markdown, and by which renderer for which site. */
export type WrittenHtml = Bodies & { readonly source: string; readonly renderer: string }

/** Which body can't be rendered, and why. */
export type BodyFault = { readonly path: keyof Bodies; readonly code: UnrenderableCode }

/** Either what was asked for or why it can't be had. */
export type Rendered<T> = { readonly value: T } | { readonly code: UnrenderableCode }

/** Milliseconds: an article takes 20, the longest reasonable text 700. */
const cpuMs = 2_000

/** One thread for all Markdown of this process: what is hostile holds up other texts, and nothing else. */
const ask = startsWorker<MarkdownQuestion, MarkdownAnswer>(new URL('./markdown-worker.server.ts', import.meta.url), {
  cpuMs,
  memoryMb: 192,
})

async function answerTo(question: MarkdownQuestion): Promise<MarkdownAnswer> {
  try {
    return await ask(question)
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error
    return { code: 'too_complex' }
  }
}

/** Markdown as the sanitised HTML of a site at `publicUrl`. */
export async function renderHtml(markdown: string, publicUrl: string): Promise<Rendered<string>> {
  // Most posts have one language.
  if (markdown.trim() === '') return { value: '' }
  const { html = '', code } = await answerTo({ wanted: 'html', markdown, publicUrl })
  return code ? { code } : { value: html }
}

/** Markdown as the rich-text editor shows it; null: it can be edited as such only. */
export async function readForEditor(markdown: string, publicUrl: string): Promise<Rendered<EditorNode | null>> {
  const { document = null, code } = await answerTo({ wanted: 'document', markdown, publicUrl })
  return code ? { code } : { value: document }
}

/**
 * Counts on with every change of what the renderer writes, whether its code's or a library's: what an earlier one wrote is
 * written again. It stands here, not beside the renderer, which only the worker loads.
 */
export const rendererVersion = 4

/** Who writes HTML now: pictures and links depend on where the site is. */
export const rendererOf = (publicUrl: string) => `${rendererVersion} ${publicUrl}`

const sourceOf = ({ content, contentEn }: Bodies) =>
  createHash('sha256')
    .update(JSON.stringify([content, contentEn]))
    .digest('base64url')

/** Whether stored HTML is what the renderer of today writes for these bodies. */
export function isCurrent(
  written: WrittenHtml | null | undefined,
  bodies: Bodies,
  publicUrl: string,
): written is WrittenHtml {
  return written?.renderer === rendererOf(publicUrl) && written.source === sourceOf(bodies)
}

/** Text as it was typed, for what can't be rendered: nothing of it is markup. */
function plainHtml(markdown: string): string {
  const escaped = markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${block}</p>`)
    .join('\n')
}

/**
 * Bodies as HTML to be stored, and a code by body for what can't be rendered, which is then its plain text. Waits for the
 * worker: not to be called in a transaction.
 */
export async function writeHtml(
  { content, contentEn }: Bodies,
  publicUrl: string,
): Promise<{ readonly written: WrittenHtml; readonly faults: readonly BodyFault[] }> {
  const [fr, en] = await Promise.all([renderHtml(content, publicUrl), renderHtml(contentEn, publicUrl)])
  const faults = [
    ...('code' in fr ? [{ path: 'content' as const, code: fr.code }] : []),
    ...('code' in en ? [{ path: 'contentEn' as const, code: en.code }] : []),
  ]
  return {
    written: {
      content: 'value' in fr ? fr.value : plainHtml(content),
      contentEn: 'value' in en ? en.value : plainHtml(contentEn),
      source: sourceOf({ content, contentEn }),
      renderer: rendererOf(publicUrl),
    },
    faults,
  }
}
