import { serveWorker } from '#platform/worker.server.ts'
import { readMarkdown } from './editor/read-markdown.server.ts'
import type { EditorNode } from './editor/editor-document.ts'
import { UnrenderableError, type UnrenderableCode } from './markup/markdown-limits.ts'
import { markdownRenderer, withinLimits } from './render-markdown.server.ts'

/** What the worker is asked: a text of the site at `publicUrl` as `html`, or as the `document` of the rich-text editor. */
export type MarkdownQuestion = {
  readonly wanted: keyof MarkdownAnswers
  readonly markdown: string
  readonly publicUrl: string
}

type MarkdownAnswers = { readonly html: string; readonly document: EditorNode | null }

export type MarkdownAnswer = Partial<MarkdownAnswers> & { readonly code?: UnrenderableCode }

serveWorker(async ({ wanted, markdown, publicUrl }: MarkdownQuestion): Promise<MarkdownAnswer> => {
  const render = markdownRenderer(publicUrl)
  try {
    if (wanted === 'html') return { html: await render(markdown) }
    return { document: await withinLimits(markdown, () => readMarkdown(markdown, { render, publicUrl })) }
  } catch (error) {
    if (error instanceof UnrenderableError) return { code: error.code }
    throw error
  }
})
