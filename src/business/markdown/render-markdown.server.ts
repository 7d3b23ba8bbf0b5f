import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified, type Plugin } from 'unified'
import { checkDepth, limitOf, longestHtml, UnrenderableError } from './markup/markdown-limits.ts'
import { sanitiseMarkup } from './markup/sanitise-markup.server.ts'
import { captionPictures, labelCells, settleMarkup } from './markup/settle-markup.server.ts'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * What turns Markdown with inline HTML into HTML that can do nothing but be read. Throws an {@link UnrenderableError} for what
 * passes the limits. It may take seconds: only the worker calls it.
 */
export type RenderMarkdown = (markdown: string) => Promise<string>

/**
 * Makes the renderer of post bodies for a site at `publicUrl`: GitHub's Markdown, and inline HTML for what it lacks
 * (alignment, font, size, colour). No script, handler, form or frame passes; pictures come from the site itself only.
 */
export function markdownRenderer(publicUrl: string): RenderMarkdown {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => checkDepth)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(() => checkDepth)
    .use(sanitiseMarkup)
    .use(settleMarkup, { publicUrl })
    .use(captionPictures)
    .use(labelCells)
    .use(orderHeadings)
    .use(rehypeStringify)
    .freeze()
  return async (markdown) => {
    const html = await withinLimits(markdown, async () => String(await processor.process(markdown)))
    if (html.length > longestHtml) throw new UnrenderableError('too_complex')
    return html
  }
}

/** Does something with Markdown that is within the limits; what is too deep for a parser is too nested. */
export async function withinLimits<T>(markdown: string, work: () => Promise<T>): Promise<T> {
  const limit = limitOf(markdown)
  if (limit) throw new UnrenderableError(limit)
  try {
    return await work()
  } catch (error) {
    throw error instanceof RangeError ? new UnrenderableError('too_nested') : error
  }
}

const levelOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)

/**
 * Puts a post's headings under the page's own, which is its title: the highest that the post uses becomes the second
 * level, and none is more than one deeper than the one before.
 */
const orderHeadings: Plugin<[], Root> = () => (tree) => {
  const headings: Element[] = []
  visit(tree, 'element', (element) => {
    if (levelOf(element) > 0) headings.push(element)
  })
  const used = [...new Set(headings.map(levelOf))].toSorted((a, b) => a - b)
  let before = 1
  for (const heading of headings) {
    before = Math.min(used.indexOf(levelOf(heading)) + 2, before + 1)
    heading.tagName = `h${before}`
  }
}
