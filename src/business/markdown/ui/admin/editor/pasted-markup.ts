import { keptTags } from '../../../editor/editor-document.ts'

/** What stands within a line of a pasted cell. */
const inCells = ['a', 'b', 'strong', 'em', 'i', 'u', 's', 'del', 'code', 'span', 'br', 'img', ...keptTags].join()

/**
 * Pasted markup as the editor reads it: bold and italic where a word processor writes them as styles, no bold where it undoes it by one, and
 * cells of tables as lines. Styles are called `data-style`: the policy of our pages reports each style that markup brings, and
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
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('td, th')) {
    cell.colSpan = cell.rowSpan = 1
    for (const block of cell.querySelectorAll(`:not(${inCells})`)) block.replaceWith(...block.childNodes, ' ')
  }
  return body.innerHTML
}

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
