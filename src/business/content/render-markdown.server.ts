import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { orderHeadings } from './markup/order-headings.server.ts'
import { sanitiseMarkup } from './markup/sanitise-markup.server.ts'
import { settleMarkup } from './markup/settle-markup.server.ts'

/** What turns Markdown with inline HTML into HTML that can do nothing but be read. */
export type RenderMarkdown = (markdown: string) => Promise<string>

/**
 * Makes the renderer of post bodies for a site at `publicUrl`: GitHub's Markdown, and inline HTML for what it lacks
 * (alignment, font, size, colour). No script, handler, form or frame passes; pictures come from the site itself only.
 */
export function markdownRenderer(publicUrl: string): RenderMarkdown {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(sanitiseMarkup)
    .use(settleMarkup, { publicUrl })
    .use(orderHeadings)
    .use(rehypeStringify)
    .freeze()
  return async (markdown) => String(await processor.process(markdown))
}
