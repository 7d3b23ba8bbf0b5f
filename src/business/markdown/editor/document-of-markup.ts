import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { EditorNode } from './editor-document.ts'
import { alignmentOf } from './element-style.ts'
import { separator } from './markdown-of-document.ts'
import { isInline, lineOfMarkup, type OwnSource } from './line-of-markup.ts'
import { tidyDocument } from './tidy-document.ts'
import { unknownNode } from './unknown-node.ts'

type Child = RootContent | ElementContent

/**
 * What the editor shows for markup, before it is sanitised. Whatever it has no form for becomes a node `unknown` that tells it
 * from everything else, so that two documents are equal only where the markup says the same.
 */
export function documentOfMarkup(tree: Root, isOwn: OwnSource): EditorNode {
  return tidyDocument({ type: 'doc', content: blocksOf(tree.children, isOwn) })
}

const separatorComment = separator.slice(4, -3).trim()

function blocksOf(children: readonly Child[], isOwn: OwnSource): EditorNode[] {
  const blocks: EditorNode[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const content = lineOfMarkup(line, isOwn)
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    line = []
  }
  for (const child of children) {
    if (child.type === 'comment' && child.value.trim() === separatorComment) continue
    if (isInline(child)) line.push(child)
    else {
      endLine()
      blocks.push(isElement(child) ? blockOf(child, isOwn) : unknownNode(child))
    }
  }
  endLine()
  return blocks
}

const isElement = (child: Child): child is Element => child.type === 'element'
const isSpace = (child: Child) => child.type === 'text' && child.value.trim() === ''

function blockOf(element: Element, isOwn: OwnSource): EditorNode {
  const { tagName, properties, children } = element
  const names = Object.keys(properties)
  if (/^(p|h[1-6])$/.test(tagName)) return lineBlockOf(element, isOwn)
  if (tagName === 'pre') return codeOf(element) ?? unknownNode(element)
  if (tagName === 'ol' && names.every((name) => name === 'start')) {
    const attrs = { start: typeof properties['start'] === 'number' ? properties['start'] : 1 }
    return listOf(element, { type: 'orderedList', attrs }, isOwn)
  }
  if (names.length > 0) return unknownNode(element)
  if (tagName === 'hr') return { type: 'horizontalRule' }
  if (tagName === 'ul') return listOf(element, { type: 'bulletList' }, isOwn)
  if (tagName === 'blockquote') return { type: 'blockquote', content: blocksOf(children, isOwn) }
  return unknownNode(element)
}

function lineBlockOf(element: Element, isOwn: OwnSource): EditorNode {
  const align = alignmentOf(element.properties)
  if (align === undefined || !element.children.every(isInline)) return unknownNode(element)
  const content = lineOfMarkup(element.children, isOwn)
  const aligned = align === null ? {} : { textAlign: align }
  if (element.tagName === 'p') return { type: 'paragraph', attrs: aligned, content }
  return { type: 'heading', attrs: { ...aligned, level: Number(element.tagName.slice(1)) }, content }
}

function listOf(element: Element, list: EditorNode, isOwn: OwnSource): EditorNode {
  const items = element.children.filter((child) => !isSpace(child))
  const isPlain = items.every(
    (item) => item.type === 'element' && item.tagName === 'li' && Object.keys(item.properties).length === 0,
  )
  if (!isPlain || items.length === 0) return unknownNode(element)
  const content = items.map((item): EditorNode => ({
    type: 'listItem',
    content: blocksOf(item.type === 'element' ? item.children : [], isOwn),
  }))
  return { ...list, content }
}

function codeOf({ properties, children }: Element): EditorNode | null {
  const [code] = children
  if (Object.keys(properties).length > 0 || children.length !== 1 || code?.type !== 'element') return null
  const { className, ...others } = code.properties
  const [language = '', ...more] = Array.isArray(className) ? className.map(String) : []
  const isKnown = code.tagName === 'code' && Object.keys(others).length === 0 && more.length === 0
  if (!isKnown || !/^(language-[^\s`]+)?$/.test(language) || !code.children.every(({ type }) => type === 'text')) {
    return null
  }
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  return {
    type: 'codeBlock',
    attrs: { language: language.slice('language-'.length) },
    content: [{ type: 'text', text: text.replace(/\n$/, '') }],
  }
}
