import type { Html, PhrasingContent } from 'mdast'
import type { EditorNode } from './editor-document.ts'
import { pictureTag, tagsOf } from './inline-markup.ts'
import type { Inline } from './inline-tree.ts'

const html = (value: string): Html => ({ type: 'html', value })

const delimited = { bold: 'strong', italic: 'emphasis', strike: 'delete' } as const
type Delimited = keyof typeof delimited
const isDelimited = (type: string): type is Delimited => Object.hasOwn(delimited, type)

const textOf = (inline: Inline | undefined) =>
  inline?.kind === 'piece' && inline.node.type === 'text' ? (inline.node.text ?? '') : null

/** Whether a delimiter of Markdown would be read as one beside a neighbour. */
function isQuiet(neighbour: Inline | undefined, side: 'before' | 'after', isInDelimiter: boolean): boolean {
  if (!neighbour) return !isInDelimiter
  if (neighbour.kind === 'marked') return !isDelimited(neighbour.mark.type)
  const text = textOf(neighbour)
  if (text === null) return true
  return side === 'before' ? /[\s.,;:!?()«»“”"’]$/.test(text) : /^[\s.,;:!?()«»“”"’]/.test(text)
}

/** Whether what stands between two delimiters begins and ends with a word. */
function isWordy(inside: readonly Inline[]): boolean {
  return /^[\p{L}\p{N}]/u.test(textOf(inside[0]) ?? '') && /[\p{L}\p{N}]$/u.test(textOf(inside.at(-1)) ?? '')
}

type Place = { readonly isInDelimiter: boolean; readonly isOneLine: boolean }

/**
 * A line as Markdown. Stars and tildes stand where nobody can misread them, beside words and between spaces; elsewhere, and for
 * what Markdown lacks, the mark is an element.
 */
export function inlineMarkdown(
  tree: readonly Inline[],
  place: Place = { isInDelimiter: false, isOneLine: false },
): PhrasingContent[] {
  const line = tree.flatMap((inline, at): PhrasingContent[] => {
    if (inline.kind === 'piece') return [pieceOf(inline.node, place)]
    const { mark, inside } = inline
    if (mark.type === 'code' && inside.every((each) => textOf(each) !== null)) {
      return [{ type: 'inlineCode', value: inside.map(textOf).join('') }]
    }
    if (isDelimited(mark.type)) {
      const isFree = (neighbour: number, side: 'before' | 'after') =>
        isQuiet(tree[neighbour], side, place.isInDelimiter)
      if (isFree(at - 1, 'before') && isFree(at + 1, 'after') && isWordy(inside)) {
        const children = inlineMarkdown(inside, { ...place, isInDelimiter: true })
        return [{ type: delimited[mark.type], children }]
      }
    }
    const children = inlineMarkdown(inside, { ...place, isInDelimiter: false })
    if (mark.type === 'link') {
      const { href, title } = mark.attrs ?? {}
      const url = typeof href === 'string' ? href : ''
      const named = typeof title === 'string' ? { title } : {}
      return [{ type: 'link', url, children, ...named }]
    }
    const [open, close] = tagsOf(mark)
    return [html(open), ...children, html(close)]
  })
  return withElementsInLine(line)
}

/** At the beginning of a line an element would be a block: the break before it is an element too. */
function withElementsInLine(line: PhrasingContent[]): PhrasingContent[] {
  for (let at = line.length - 2; at >= 0; at -= 1) {
    if (line[at]?.type === 'break' && line[at + 1]?.type === 'html') line[at] = html('<br>')
  }
  return line
}

function pieceOf(node: EditorNode, { isOneLine }: Place): PhrasingContent {
  if (node.type === 'hardBreak') return isOneLine ? html('<br>') : { type: 'break' }
  if (node.type !== 'image') return { type: 'text', value: node.text ?? '' }
  const { src, alt, title, width, height } = node.attrs ?? {}
  if (width !== undefined || height !== undefined) return html(pictureTag(node))
  const said = (value: unknown) => (typeof value === 'string' ? value : '')
  return { type: 'image', url: said(src), alt: said(alt), title: said(title) || null }
}
