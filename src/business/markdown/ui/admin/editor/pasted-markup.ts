import { tableMarkdown } from '../../../editor/table-markdown.ts'

/** Where the rows of a pasted table stand, as JSON, until the editor has made a block of them. */
export const pastedTable = 'data-pasted-table'

/**
 * Pasted markup as the editor reads it: bold and italic where a word processor writes them as styles, no bold where it undoes it by one, and
 * tables as blocks of their own. Styles are called `data-style`: the policy of our pages reports each style that markup brings, and
 * ignores it.
 */
export function readPasted(markup: string): string {
  const { body } = new DOMParser().parseFromString(deferPastedStyles(markup), 'text/html')
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, span')) {
    const weight = pastedStyle(element, 'font-weight')
    if (element.tagName !== 'SPAN') {
      // Google Docs wraps all that is copied in one.
      if (weight === 'normal' || weight === '400') element.replaceWith(...element.childNodes)
      continue
    }
    if (/^(bold|[6-9]00)$/.test(weight)) wrapContent(element, 'strong')
    if (pastedStyle(element, 'font-style') === 'italic') wrapContent(element, 'em')
  }
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => [...row.cells].map(({ textContent }) => plain(textContent)))
    const block = body.ownerDocument.createElement('div')
    block.setAttribute(pastedTable, JSON.stringify(rows))
    table.replaceWith(block)
  }
  return body.innerHTML
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Spaces at its ends stay outside, where Markdown has its marks at words. */
function wrapContent(element: HTMLElement, tag: 'strong' | 'em'): void {
  const [, before = '', , after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(element.textContent ?? '') ?? []
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  trimEdge(wrapper.firstChild, /^\s+/)
  trimEdge(wrapper.lastChild, /\s+$/)
  element.append(before, wrapper, after)
}

function trimEdge(node: ChildNode | null, spaces: RegExp): void {
  if (node?.nodeType === Node.TEXT_NODE) node.textContent = (node.textContent ?? '').replace(spaces, '')
}

function deferPastedStyles(markup: string): string {
  return markup.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
    tag.replace(/"[^"]*"|'[^']*'|([\s/])style(?=\s*=)/gi, (part, before?: string) =>
      before === undefined ? part : `${before}data-style`,
    ),
  )
}

/** What a pasted element says of a property; its own style is not touched, for markup may be made of it. */
export function pastedStyle({ style, dataset }: HTMLElement, property: string): string {
  if (dataset['style'] === undefined) return style.getPropertyValue(property)
  const probe = document.createElement('span')
  probe.style.cssText = dataset['style']
  return probe.style.getPropertyValue(property)
}

/** A pasted table as Markdown, its first row the head, and as it is shown; null for none. */
export function tableOf(rows: string | null): { readonly source: string; readonly html: string } | null {
  const cells = cellsIn(rows)
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (width === 0) return null
  const even = cells.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
  const table = document.createElement('table')
  for (const row of even) {
    const line = table.insertRow()
    for (const value of row) line.insertCell().textContent = value
  }
  return { source: tableMarkdown(even), html: table.outerHTML }
}

function cellsIn(rows: string | null): readonly (readonly string[])[] {
  try {
    const read: unknown = JSON.parse(rows ?? '')
    if (!Array.isArray(read)) return []
    return read.map((row: unknown) => (Array.isArray(row) ? row.filter((cell) => typeof cell === 'string') : []))
  } catch {
    return []
  }
}
