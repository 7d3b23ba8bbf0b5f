import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Elements that need no closing tag. */
const open = new Set(['br', 'hr', 'img', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'wbr', 'source', 'col', 'input'])

/** How many more elements an HTML block opens than it closes. */
function depthOf(block: RootContent): number {
  if (block.type !== 'html') return 0
  const tags = block.value.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(\/?)([a-z][\w-]*)\b[^>]*?(\/?)>/gi)
  return [...tags]
    .filter(([, , name = '', empty]) => empty === '' && !open.has(name.toLowerCase()))
    .reduce((depth, [, closing]) => depth + (closing === '/' ? -1 : 1), 0)
}

/** What means something only together with the rest of its text. */
const isTiedTo: ReadonlySet<string> = new Set([
  'definition',
  'footnoteDefinition',
  'footnoteReference',
  'linkReference',
])

function hasTies(node: Root | RootContent): boolean {
  return isTiedTo.has(node.type) || ('children' in node && node.children.some(hasTies))
}

/**
 * Markdown in pieces that can be read alone: its blocks, those together that an element spans. Null where something
 * in it refers to another place.
 */
export function splitMarkdown(markdown: string): readonly string[] | null {
  const tree = parser.parse(markdown)
  if (hasTies(tree)) return null
  const pieces: string[] = []
  let depth = 0
  let start: number | undefined
  for (const block of tree.children) {
    start ??= lineStart(markdown, block.position?.start.offset ?? 0)
    depth = Math.max(0, depth + depthOf(block))
    if (depth > 0 && block !== tree.children.at(-1)) continue
    pieces.push(markdown.slice(start, block.position?.end.offset))
    start = undefined
  }
  return pieces
}

/** A block of code that is indented begins with its indent. */
function lineStart(markdown: string, offset: number): number {
  const line = markdown.lastIndexOf('\n', offset - 1) + 1
  return markdown.slice(line, offset).trim() === '' ? line : offset
}
