import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { keptTags, type EditorMark, type EditorNode } from './editor-document.ts'
import { textStyleOf } from './element-style.ts'
import { isLinkTarget } from './link-target.ts'
import { unknownNode } from './unknown-node.ts'

/** Whether the address of a picture is one of our own. */
export type OwnSource = (source: string) => boolean

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
export function isInline(node: RootContent | ElementContent): node is ElementContent {
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
export function lineOfMarkup(
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
