import { markOrder, type EditorMark, type EditorNode } from './editor-document.ts'

type Attributes = Readonly<Record<string, unknown>>

function tidyAttributes(attrs: Attributes | undefined): Attributes | undefined {
  const said = Object.entries(attrs ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return said.length > 0 ? Object.fromEntries(said.toSorted(([a], [b]) => a.localeCompare(b))) : undefined
}

const rank = ({ type, attrs }: EditorMark) => `${markOrder.indexOf(type)} ${JSON.stringify(attrs)}`

function tidyMarks(node: EditorNode): EditorMark[] | undefined {
  const marks = (node.marks ?? [])
    .filter(({ type }) => node.type === 'text' || type !== 'code')
    .map(({ type, attrs }) => {
      const said = tidyAttributes(attrs)
      return said ? { type, attrs: said } : { type }
    })
    .filter(({ type, attrs }) => attrs !== undefined || type !== 'textStyle')
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
  return marks.length > 0 ? marks : undefined
}

const isBreak = (node: EditorNode | undefined) => node === undefined || node.type === 'hardBreak'

/** One space for many, none at the ends of lines, as HTML shows them; stretches that are marked alike are one. */
function tidyLine(nodes: readonly EditorNode[]): EditorNode[] {
  const line: EditorNode[] = []
  for (const node of nodes) {
    const marks = tidyMarks(node)
    const before = line.at(-1)
    if (node.type !== 'text') {
      line.push(compact({ type: node.type, attrs: tidyAttributes(node.attrs), marks }))
      continue
    }
    const single = (node.text ?? '').replace(/[ \t\n\r\f]+/g, ' ')
    const isAfterSpace = isBreak(before) || before?.text?.endsWith(' ')
    const text = isAfterSpace ? single.replace(/^ /, '') : single
    if (text === '') continue
    if (before?.type === 'text' && JSON.stringify(before.marks) === JSON.stringify(marks)) {
      line[line.length - 1] = { ...before, text: before.text + text }
    } else line.push(compact({ type: 'text', text, marks }))
  }
  return withoutEnd(line.flatMap((node, at) => (isBreak(line[at + 1]) ? withoutTrailingSpace(node) : [node])))
}

function withoutTrailingSpace(node: EditorNode): EditorNode[] {
  const text = node.text?.replace(/ $/, '')
  if (text === undefined) return [node]
  return text === '' ? [] : [{ ...node, text }]
}

/** A break at the end breaks nothing. */
function withoutEnd(line: EditorNode[]): EditorNode[] {
  const last = line.findLastIndex(({ type }) => type !== 'hardBreak')
  return line.slice(0, last + 1).map((node) => (node.type === 'hardBreak' ? { type: 'hardBreak' } : node))
}

/** Without the members that say nothing. */
function compact(node: EditorNode): EditorNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined)) as EditorNode
}

const lines: ReadonlySet<string> = new Set(['paragraph', 'heading'])
const containers: ReadonlySet<string> = new Set(['blockquote', 'bulletList', 'orderedList', 'doc'])

/** An item begins with a paragraph, if with an empty one; without anything in it, it is none. */
function tidyItem(content: readonly EditorNode[]): EditorNode[] {
  const blocks = tidyBlocks(content)
  if (blocks.length === 0) return []
  return [{ type: 'listItem', content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks] }]
}

const lineBreak: EditorNode = { type: 'hardBreak' }

/** As Markdown has tables: the first row is the head and says how its columns are aligned, all rows are as long, a cell is one line. */
function tidyTable(node: EditorNode): EditorNode[] {
  const rows = (node.content ?? []).map((row) => row.content ?? [])
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return []
  const content = rows.map((row, at) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, column) => {
      const paragraphs = (row[column]?.content ?? []).map((paragraph) => paragraph.content ?? [])
      const line = tidyLine(paragraphs.flatMap((pieces, place) => (place === 0 ? pieces : [lineBreak].concat(pieces))))
      const align: unknown = rows[0]?.[column]?.attrs?.['align']
      return compact({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        attrs: tidyAttributes({ align }),
        content: [compact({ type: 'paragraph', content: line.length > 0 ? line : undefined })],
      })
    }),
  }))
  return [{ type: 'table', content }]
}

function tidyBlocks(nodes: readonly EditorNode[]): EditorNode[] {
  return nodes.flatMap((node) => {
    const { type, content = [] } = node
    const attrs = tidyAttributes(node.attrs)
    if (lines.has(type)) {
      const line = tidyLine(content)
      return line.length > 0 ? [compact({ type, attrs, content: line })] : []
    }
    if (type === 'listItem') return tidyItem(content)
    if (type === 'table') return tidyTable(node)
    if (type === 'codeBlock') {
      const text = content.map((piece) => piece.text ?? '').join('')
      return [compact({ type, attrs, content: text === '' ? undefined : [{ type: 'text', text }] })]
    }
    if (!containers.has(type)) return [compact({ type, attrs })]
    const blocks = tidyBlocks(content)
    const said = type === 'orderedList' && attrs?.['start'] !== 1 ? attrs : undefined
    return blocks.length > 0 ? [compact({ type, attrs: said, content: blocks })] : []
  })
}

/**
 * A document in the one form that all documents have which read the same: no empty paragraphs or items, single spaces, marks in their
 * order, nothing said that is understood.
 */
export function tidyDocument(document: EditorNode): EditorNode {
  return { type: 'doc', content: tidyBlocks(document.content ?? []) }
}
