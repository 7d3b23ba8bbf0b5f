import type { AlignType, BlockContent, Html, ListItem, Root, RootContent, TableCell } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { EditorNode } from './editor-document.ts'
import { escaped, inlineMarkup } from './inline-markup.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import { inlineTree } from './inline-tree.ts'
import { tidyDocument } from './tidy-document.ts'

const html = (value: string): Html => ({ type: 'html', value })
const extensions = [gfmToMarkdown()]

/** Between two blocks that Markdown would read as one list: a comment that nothing shows. */
export const separator = '<!-- -->'

/**
 * Writes what the editor holds as Markdown, with HTML for what Markdown lacks. Reading it again gives the same document, as
 * {@link tidyDocument} has it.
 */
export function markdownOfDocument(document: EditorNode): string {
  const blocks = tidyDocument(document).content ?? []
  const children = blocks.flatMap((node, at): RootContent[] => {
    const previous = blocks[at - 1]
    return previous && wouldMerge(previous, node) ? [html(separator), blockOf(node)] : [blockOf(node)]
  })
  const root: Root = { type: 'root', children }
  const options = { bullet: '-', emphasis: '*', fences: true, rule: '-', listItemIndent: 'one', extensions } as const
  return toMarkdown(root, options).trimEnd()
}

const isList = ({ type }: EditorNode) => type === 'bulletList' || type === 'orderedList'
const looksLikeList = (node: EditorNode) =>
  isList(node) || (node.type === 'kept' && /^ {0,3}([-*+]|\d{1,9}[.)])(\s|$)/.test(String(node.attrs?.['source'])))

function wouldMerge(a: EditorNode, b: EditorNode): boolean {
  return looksLikeList(a) && looksLikeList(b)
}

function blocksOf(nodes: readonly EditorNode[] = []): BlockContent[] {
  return nodes.flatMap((node, at): BlockContent[] => {
    const previous = nodes[at - 1]
    if (node.type === 'paragraph' && !node.content) return []
    return previous && wouldMerge(previous, node) ? [html(separator), blockOf(node)] : [blockOf(node)]
  })
}

function blockOf(node: EditorNode): BlockContent {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'heading':
    case 'paragraph':
      return lineOf(node)
    case 'bulletList':
      return { type: 'list', ordered: false, spread: false, children: content.map(itemOf) }
    case 'orderedList': {
      const start = typeof attrs['start'] === 'number' ? attrs['start'] : 1
      return { type: 'list', ordered: true, start, spread: false, children: content.map(itemOf) }
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(content) }
    case 'codeBlock': {
      const lang = typeof attrs['language'] === 'string' ? attrs['language'] : null
      return { type: 'code', lang, value: content.map(({ text }) => text ?? '').join('') }
    }
    case 'table':
      return {
        type: 'table',
        align: (content[0]?.content ?? []).map(alignOf),
        children: content.map((row) => ({ type: 'tableRow', children: (row.content ?? []).map(cellOf) })),
      }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    default:
      return html(typeof attrs['source'] === 'string' ? attrs['source'] : '')
  }
}

function alignOf({ attrs }: EditorNode): AlignType {
  const align = attrs?.['align']
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}

function cellOf({ content = [] }: EditorNode): TableCell {
  const tree = inlineTree(content.flatMap((line) => line.content ?? []))
  return { type: 'tableCell', children: inlineMarkdown(tree, { isInDelimiter: false, isOneLine: true }) }
}

/** Whether a block is a list that may stand right below a paragraph. */
function interrupts(block: BlockContent): boolean {
  if (block.type !== 'list' || (block.ordered && block.start !== 1)) return false
  return block.children[0]?.children[0]?.type === 'paragraph'
}

/** Whether a block begins with a tag: alone on its line it takes the lines below with it, up to a blank one. */
function startsWithTag(block: BlockContent): boolean {
  return block.type === 'html' || (block.type === 'paragraph' && block.children[0]?.type === 'html')
}

/** Blank lines stand in an item only where its blocks would run together without. */
function itemOf({ content }: EditorNode): ListItem {
  const children = blocksOf(content)
  const isTight = children.every((block, at) => at === 0 || (at === 1 && interrupts(block)))
  return { type: 'listItem', spread: !isTight || children.some(startsWithTag), children }
}

function lineOf({ type, attrs = {}, content = [] }: EditorNode): BlockContent {
  const tree = inlineTree(content)
  const depth = Math.min(Math.max(Number(attrs['level'] ?? 1), 1), 6) as 1 | 2 | 3 | 4 | 5 | 6
  const align = attrs['textAlign']
  if (typeof align === 'string') {
    const name = type === 'heading' ? `h${depth}` : 'p'
    return html(`<${name} style="text-align: ${escaped(align)}">${inlineMarkup(tree)}</${name}>`)
  }
  if (type === 'paragraph') return { type, children: inlineMarkdown(tree) }
  return { type: 'heading', depth, children: inlineMarkdown(tree, { isInDelimiter: false, isOneLine: true }) }
}
