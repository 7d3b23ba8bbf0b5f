import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a page: what a crawler looks at. */
export type PageElement = {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  /** All the text inside, spaces as they stand. */
  readonly text: string
}

/** The elements of an HTML document in order, those that wait in templates, or for who has no scripts, included. */
export function parsePage(html: string): PageElement[] {
  return elementsUnder(parse(html, { scriptingEnabled: false }))
}

function elementsUnder(node: Node): PageElement[] {
  const inside = childrenOf(node).flatMap(elementsUnder)
  if (!('tagName' in node)) return inside
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, text: textOf(node) }, ...inside]
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('')
}
