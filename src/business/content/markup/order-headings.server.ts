import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

const levelOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)

/**
 * Puts a post's headings under the page's own, which is its title: the highest that the post uses becomes the second
 * level, and none is more than one deeper than the one before.
 */
export const orderHeadings: Plugin<[], Root> = () => (tree) => {
  const headings: Element[] = []
  visit(tree, 'element', (element) => {
    if (levelOf(element) > 0) headings.push(element)
  })
  const used = [...new Set(headings.map(levelOf))].toSorted((a, b) => a - b)
  let before = 1
  for (const heading of headings) {
    before = Math.min(used.indexOf(levelOf(heading)) + 2, before + 1)
    heading.tagName = `h${before}`
  }
}
