import { textStyles, type EditorMark, type EditorNode } from './editor-document.ts'
import type { Inline } from './inline-tree.ts'

/** Text inside of elements and of quoted attributes, which may stand in a cell of a table. */
export function escaped(text: string): string {
  return text.replace(/[&<>"|]/g, (character) => `&#${character.codePointAt(0)};`)
}

const isWritten = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

/** An opening tag; attributes that are not written are left out. */
function openTag(name: string, attributes: Readonly<Record<string, unknown>> = {}): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    isWritten(value) ? ` ${key}="${escaped(String(value))}"` : [],
  )
  return `<${name}${said.join('')}>`
}

function styleOf(attrs: EditorMark['attrs']): string {
  return Object.entries(textStyles)
    .flatMap(([name, property]) => (isWritten(attrs?.[name]) ? [`${property}: ${attrs[name]}`] : []))
    .join('; ')
}

const elements: Readonly<Record<string, string>> = {
  underline: 'u',
  bold: 'strong',
  italic: 'em',
  strike: 'del',
  code: 'code',
}

/** The tags around what a mark marks. */
export function tagsOf({ type, attrs }: EditorMark): readonly [open: string, close: string] {
  if (type === 'link') return [openTag('a', { href: attrs?.['href'], title: attrs?.['title'] }), '</a>']
  if (type === 'textStyle') return [openTag('span', { style: styleOf(attrs) }), '</span>']
  const name = type === 'tagged' ? String(attrs?.['tag']) : (elements[type] ?? 'span')
  return [openTag(name), `</${name}>`]
}

/** A picture as an element. */
export function pictureTag({ attrs = {} }: EditorNode): string {
  const { src, alt = '', title, width, height } = attrs
  const named = openTag('img', { src, title, width, height })
  return `${named.slice(0, -1)} alt="${escaped(String(alt))}">`
}

/** A line as HTML. */
export function inlineMarkup(tree: readonly Inline[]): string {
  return tree
    .map((inline) => {
      if (inline.kind === 'marked') {
        const [open, close] = tagsOf(inline.mark)
        return open + inlineMarkup(inline.inside) + close
      }
      const { node } = inline
      if (node.type === 'hardBreak') return '<br>'
      return node.type === 'image' ? pictureTag(node) : escaped(node.text ?? '')
    })
    .join('')
}
