import type { Element, ElementContent, Root, RootContent, Properties } from 'hast'
import {
  type EditorNode,
  keptTags,
  type EditorMark,
  alignments,
  textStyles,
  type Alignment,
} from './editor-document.ts'
import { separator } from './markdown-of-document.ts'
import { tidyDocument } from './tidy-document.ts'
import { isLinkTarget } from './link-target.ts'
import { safeStyle } from '../markup/safe-style.ts'

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
  if (tagName === 'table') return tableOf(element, isOwn) ?? unknownNode(element)
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

/** A table as Markdown has them: one row of heads, rows of cells below, each of them a line. */
function tableOf({ children }: Element, isOwn: OwnSource): EditorNode | null {
  const sections = withoutSpace(children)
  if (!sections.every(isPlain)) return null
  const names = sections.map(({ tagName }) => tagName).join(' ')
  const rows = sections.flatMap((section) => withoutSpace(section.children))
  if (!/^thead( tbody)?$/.test(names) || withoutSpace(sections[0]?.children ?? []).length !== 1) return null
  if (!rows.every(isPlain) || !rows.every(isRow)) return null
  const content = rows.map((row) => ({
    type: 'tableRow',
    content: withoutSpace(row.children).flatMap((cell) => (isElement(cell) ? [cellOf(cell, isOwn)] : [])),
  }))
  return { type: 'table', content }
}

const withoutSpace = (children: readonly Child[]) => children.filter((child) => !isSpace(child))
const isPlain = (child: Child): child is Element => isElement(child) && onlyHas(child.properties)

function isRow({ tagName, children }: Element, at: number): boolean {
  return tagName === 'tr' && withoutSpace(children).every((cell) => isCell(cell, at === 0 ? 'th' : 'td'))
}

const isCell = (cell: Child, tagName: 'th' | 'td') =>
  isElement(cell) && cell.tagName === tagName && onlyHas(cell.properties, 'align') && cell.children.every(isInline)

function cellOf({ properties, children }: Element, isOwn: OwnSource): EditorNode {
  const content = [{ type: 'paragraph', content: lineOfMarkup(children, isOwn) }]
  return { type: 'tableCell', attrs: { align: properties['align'] }, content }
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

/** Whether the address of a picture is one of our own. */
type OwnSource = (source: string) => boolean

const markTags: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  del: 'strike',
  s: 'strike',
  code: 'code',
}
const kept: ReadonlySet<string> = new Set(keptTags)
const inlineTags: ReadonlySet<string> = new Set([...Object.keys(markTags), ...keptTags, 'a', 'span', 'img', 'br'])

/** Whether a node stands within a line. */
function isInline(node: RootContent | ElementContent): node is ElementContent {
  return node.type === 'text' || (node.type === 'element' && inlineTags.has(node.tagName))
}

const onlyHas = (properties: Properties, ...names: string[]) =>
  Object.keys(properties).every((name) => names.includes(name))

function markOf({ tagName, properties }: Element): EditorMark | 'nothing' | null {
  if (tagName === 'a') {
    const { href, title } = properties
    if (!onlyHas(properties, 'href', 'title') || typeof href !== 'string' || !isLinkTarget(href)) return null
    return { type: 'link', attrs: { href, title } }
  }
  if (tagName === 'span') {
    const attrs = textStyleOf(properties)
    if (!attrs) return null
    return Object.keys(attrs).length > 0 ? { type: 'textStyle', attrs } : 'nothing'
  }
  if (!onlyHas(properties)) return null
  if (kept.has(tagName)) return { type: 'tagged', attrs: { tag: tagName } }
  const type = markTags[tagName]
  return type ? { type } : null
}

/** The marks of what stands in an element that marks; a style within a style adds to it. */
function withMark(marks: readonly EditorMark[], mark: EditorMark): EditorMark[] {
  if (mark.type === 'tagged') {
    const isThere = marks.some(({ type, attrs }) => type === 'tagged' && attrs?.['tag'] === mark.attrs?.['tag'])
    return isThere ? [...marks] : [...marks, mark]
  }
  const outer = marks.find(({ type }) => type === mark.type)
  const others = marks.filter(({ type }) => type !== mark.type)
  if (mark.type === 'textStyle') return [...others, { ...mark, attrs: { ...outer?.attrs, ...mark.attrs } }]
  return [...others, mark]
}

function pictureOf({ properties }: Element, isOwn: OwnSource): EditorNode | null {
  const { src, alt, title, width, height } = properties
  if (!onlyHas(properties, 'src', 'alt', 'title', 'width', 'height')) return null
  if (typeof src !== 'string' || !isOwn(src)) return null
  return { type: 'image', attrs: { src, alt, title, width, height } }
}

/** The pieces of a line, each with its marks. */
function lineOfMarkup(
  children: readonly ElementContent[],
  isOwn: OwnSource,
  marks: readonly EditorMark[] = [],
): EditorNode[] {
  return children.flatMap((child): EditorNode[] => {
    if (child.type === 'text') return [{ type: 'text', text: child.value, marks }]
    if (child.type !== 'element') return [unknownNode(child)]
    if (child.tagName === 'br') return onlyHas(child.properties) ? [{ type: 'hardBreak', marks }] : [unknownNode(child)]
    if (child.tagName === 'img') {
      const picture = pictureOf(child, isOwn)
      return [picture ? { ...picture, marks } : unknownNode(child)]
    }
    const mark = inlineTags.has(child.tagName) ? markOf(child) : null
    if (!mark) return [unknownNode(child)]
    return lineOfMarkup(child.children, isOwn, mark === 'nothing' ? marks : withMark(marks, mark))
  })
}

/** The declarations of a style; undefined where one of them is not among what an author may say. */
function declarationsOf(style: unknown): ReadonlyMap<string, string> | undefined {
  if (style === undefined) return new Map()
  if (typeof style !== 'string') return undefined
  const written = style.split(';').filter((each) => each.trim() !== '')
  const safe = safeStyle(style).split('; ').filter(Boolean)
  if (safe.length !== written.length) return undefined
  return new Map(safe.map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1).trim()]))
}

const isAlignment = (value: string | undefined): value is Alignment => alignments.some((known) => known === value)

/** How an element is aligned, null where it doesn't say; undefined where its attributes say anything else. */
function alignmentOf({ align, style, ...others }: Properties): Alignment | null | undefined {
  const declarations = declarationsOf(style)
  if (!declarations || Object.keys(others).length > 0) return undefined
  if (align === undefined && declarations.size === 0) return null
  const said = declarations.get('text-align') ?? (typeof align === 'string' ? align.toLowerCase() : undefined)
  const isAll = declarations.size === (declarations.has('text-align') ? 1 : 0)
  return isAll && isAlignment(said) ? said : undefined
}

/** What a span's style says of its text; undefined where its attributes say anything else. */
function textStyleOf({ style, ...others }: Properties): Readonly<Record<string, string>> | undefined {
  const declarations = declarationsOf(style)
  if (!declarations || Object.keys(others).length > 0) return undefined
  const known = Object.entries(textStyles).flatMap(([name, property]) => {
    const value = declarations.get(property)
    return value === undefined ? [] : [[name, value] as const]
  })
  return known.length === declarations.size ? Object.fromEntries(known) : undefined
}

/** Markup that the editor has no form for: a node that is equal only to one of the same markup. */
function unknownNode(markup: RootContent | ElementContent): EditorNode {
  const without = (key: string, value: unknown) => (key === 'position' || key === 'data' ? undefined : value)
  return { type: 'unknown', attrs: { markup: JSON.stringify(markup, without) } }
}

/** Whether a document has markup that the editor has no form for. */
export function hasUnknown({ type, content = [] }: EditorNode): boolean {
  return type === 'unknown' || content.some(hasUnknown)
}
