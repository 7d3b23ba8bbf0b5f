import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { ownSource } from './own-source.ts'
import { safeStyle } from './safe-style.ts'
import {
  imageFile,
  readImageAddress,
  variantSizes,
  type AddressedImage,
  type VariantFormat,
} from '#business/media/image-address.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Alignment as a style, whichever way it was written, and of styles only the harmless ones. */
function settleStyle({ properties }: Element): void {
  const { align, style } = properties
  const aligned = align === undefined ? '' : `text-align: ${text(align).toLowerCase()};`
  const safe = safeStyle(aligned + text(style))
  delete properties['align']
  if (safe) properties['style'] = safe
  else delete properties['style']
}

/** A link that leaves the site tells the other nothing of its reader's page beyond the site's name. */
function settleLink({ properties }: Element, publicUrl: string): void {
  const href = text(properties['href'])
  if (URL.canParse(href) && /^https?:/i.test(href) && new URL(href).origin !== new URL(publicUrl).origin) {
    properties['rel'] = ['noopener', 'noreferrer']
  }
}

/** False for a picture that is not of our own host. */
function settlePicture({ properties }: Element, publicUrl: string): boolean {
  const source = ownSource(text(properties['src']), publicUrl)
  if (source === null) return false
  Object.assign(properties, { src: source, alt: text(properties['alt']), loading: 'lazy', decoding: 'async' })
  return true
}

const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-scroll'], tabIndex: 0 },
  children: [table],
})

/**
 * The last look at a sanitised tree: styles, links, pictures, tables and code that scroll by themselves, by keyboard too. A
 * picture from elsewhere becomes its words.
 */
export const settleMarkup: Plugin<[{ publicUrl: string }], Root> =
  ({ publicUrl }) =>
  (tree) => {
    visit(tree, 'element', (element, index, parent) => {
      settleStyle(element)
      if (element.tagName === 'a') settleLink(element, publicUrl)
      if (element.tagName === 'pre') element.properties['tabIndex'] = 0
      if (index === undefined || !parent) return undefined
      if (element.tagName === 'img' && !settlePicture(element, publicUrl)) {
        parent.children.splice(index, 1, { type: 'text', value: text(element.properties['alt']) })
        return [SKIP, index + 1]
      }
      if (element.tagName === 'img') {
        parent.children.splice(index, 1, offerSizes(element))
        return [SKIP, index + 1]
      }
      if (element.tagName === 'table' && !isScrolling(parent)) {
        parent.children.splice(index, 1, scrolling(element))
        return index
      }
      return undefined
    })
  }

/** So many columns find room on a phone. */
const fewColumns = 4

const cellsOf = ({ children }: Element) =>
  children.filter((child): child is Element => child.type === 'element' && /^t[hd]$/.test(child.tagName))

/** The words of a cell in one line. */
function wordsOf(element: Element): string {
  let words = ''
  visit(element, (node) => {
    if (node.type === 'text') words += node.value
    if (node.type === 'element' && /^(br|p|div|li)$/.test(node.tagName)) words += ' '
  })
  return words.replaceAll(/\s+/g, ' ').trim()
}

/** The rows of a table, not those of one in its cells. */
function rowsOf(table: Element): Element[] {
  const rows: Element[] = []
  visit(table, 'element', (element) => {
    if (element.tagName === 'table' && element !== table) return SKIP
    if (element.tagName === 'tr') rows.push(element)
    return undefined
  })
  return rows
}

const isOfOne = ({ properties: { colSpan = 1, rowSpan = 1 } }: Element) =>
  Number(colSpan) === 1 && Number(rowSpan) === 1

/** The cells of a wide table whose columns all have a heading know theirs, beside which each stands on a phone. */
export const labelCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const [first = [], ...rows] = rowsOf(table).map(cellsOf)
    const isHeaded = first.length > fewColumns && first.every(({ tagName }) => tagName === 'th')
    if (!isHeaded || ![first, ...rows].flat().every(isOfOne)) return
    const headings = first.map(wordsOf)
    for (const cells of rows) {
      for (const [at, cell] of cells.entries()) {
        if (cell.tagName === 'td') cell.properties['dataLabel'] = headings[at] ?? ''
      }
    }
  })
}

const isBlank = (child: Element['children'][number]) => child.type === 'text' && child.value.trim() === ''

/** A picture that stands alone in its paragraph has its title below it, for all to read. */
export const captionPictures: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    const [only, ...others] = element.children.filter((child) => !isBlank(child))
    if (element.tagName !== 'p' || only?.type !== 'element' || others.length > 0) return
    const img = only.tagName === 'picture' ? only.children.at(-1) : only
    if (img?.type !== 'element' || img.tagName !== 'img') return
    const caption = text(img.properties['title']).trim()
    if (caption === '') return
    delete img.properties['title']
    const words: Element = {
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text', value: caption }],
    }
    Object.assign(element, { tagName: 'figure', children: [only, words] })
  })
}

const isScrolling = (parent: Root | Element) => parent.type === 'element' && parent.properties['tabIndex'] === 0

/** As wide as the column of an article. */
const sizes = '(min-width: 48rem) 46rem, 100vw'

/**
 * A picture of the library, of which the reader's browser takes the size and format that suit it, and whose place is kept
 * until it arrives; any other picture as it is.
 */
function offerSizes(img: Element): Element {
  const { properties } = img
  const image = readImageAddress(String(properties['src']))
  if (!image) return img
  const { width, height } = shownSize(image, Number(properties['width']), Number(properties['height']))
  Object.assign(properties, { width, height, srcSet: offered(image, 'webp'), sizes })
  return { type: 'element', tagName: 'picture', properties: {}, children: [smaller(image), img] }
}

/** What the author asked for, the other side in proportion; else the picture's own size. */
function shownSize({ size }: AddressedImage, width: number, height: number) {
  const share = width > 0 ? width / size.width : height > 0 ? height / size.height : 1
  return { width: width || Math.round(size.width * share), height: height || Math.round(size.height * share) }
}

/** The format that most browsers read, a third smaller. */
function smaller(image: AddressedImage): Element {
  const properties = { type: 'image/avif', srcSet: offered(image, 'avif'), sizes }
  return { type: 'element', tagName: 'source', properties, children: [] }
}

function offered({ folder, size }: AddressedImage, format: VariantFormat): string {
  return variantSizes(size)
    .map((one) => `${folder}${imageFile(one, format)} ${one.width}w`)
    .join(', ')
}
