import type { Root } from 'hast'
import type { Root as MarkdownRoot, RootContent as MarkdownContent } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { checkDepth } from '../markup/markdown-limits.ts'
import { ownSource } from '../markup/own-source.ts'
import type { RenderMarkdown } from '../render-markdown.server.ts'
import { documentOfMarkup, hasUnknown } from './document-of-markup.ts'
import type { EditorNode } from './editor-document.ts'
import { splitMarkdown } from './split-markdown.server.ts'
import { markdownOfDocument, separator } from './markdown-of-document.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => checkDepth)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(() => checkDepth)
  .freeze()

/** Markdown as markup, before anything is taken out of it. */
function markupOf(markdown: string): Root {
  return processor.runSync(processor.parse(markdown))
}

/** A paragraph that is put after a kept piece to see whether it stays one. */
const sentinel = 'after it'

/**
 * What the rich-text editor shows for a body. Nothing is lost by saving it unchanged: whatever the editor has no form for is a
 * node `kept` that holds its Markdown. Null where not even that can be promised (references and footnotes, elements left
 * open): then only the Markdown itself can be edited.
 */
export async function readMarkdown(
  markdown: string,
  { render, publicUrl }: { readonly render: RenderMarkdown; readonly publicUrl: string },
): Promise<EditorNode | null> {
  const isOwn = (source: string) => ownSource(source, publicUrl) !== null
  const read = (text: string) => documentOfMarkup(markupOf(text), isOwn)
  const comesBack = (document: EditorNode) => isSame(read(markdownOfDocument(document)), document)

  const isKnown = (text: string, document: EditorNode) =>
    !hasUnknown(document) && !hasDeclarations(processor.parse(text)) && comesBack(document)

  const whole = read(markdown)
  if (isKnown(markdown, whole)) return whole
  const pieces = splitMarkdown(markdown)
  if (!pieces) return null
  const blocks = await Promise.all(
    pieces.map(async (source): Promise<readonly EditorNode[] | null> => {
      const piece = read(source)
      if (isKnown(source, piece)) return piece.content ?? []
      const html = await render(source)
      const stays = (await render(`${source}\n\n${sentinel}`)).trimEnd().endsWith(`<p>${sentinel}</p>`)
      return stays ? [{ type: 'kept', attrs: { source, html } }] : null
    }),
  )
  if (blocks.some((block) => block === null)) return null
  const document: EditorNode = { type: 'doc', content: blocks.flatMap((block) => block ?? []) }
  return isSame(read(markdownOfDocument(document)), whole) ? document : null
}

/** Comments and the like: where one is left open, the markup does not tell what it swallowed. */
function hasDeclarations(node: MarkdownRoot | MarkdownContent): boolean {
  if (node.type === 'html') return /<[!?]/.test(node.value) && node.value.trim() !== separator
  return 'children' in node && node.children.some(hasDeclarations)
}

const isSame = (a: EditorNode, b: EditorNode) => JSON.stringify(a) === JSON.stringify(b)
