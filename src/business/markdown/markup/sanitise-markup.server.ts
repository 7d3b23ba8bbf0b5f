import rehypeSanitize, { type Options } from 'rehype-sanitize'
import type { Plugin } from 'unified'
import type { Root } from 'hast'

const blocks = ['p', 'div', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'span', 'code', 'kbd']
const others = ['a', 'img', 'q', 'cite', 'abbr', 'time']

/** All the markup that a post may hold; the rest goes, and of what could run or draw by itself its content too. */
const allowed: Options = {
  tagNames: [...blocks, ...headings, ...tables, ...marks, ...others],
  attributes: {
    '*': ['style', 'align', 'lang', 'dir'],
    a: ['href', 'title'],
    abbr: ['title'],
    time: ['dateTime'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    li: ['ol', 'ul'],
    ...Object.fromEntries(tables.slice(1).map((part) => [part, ['table']])),
  },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'textarea',
    'select',
    'title',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}

/** Leaves of a tree only what a post may hold. What a `style` says is looked at after. */
export const sanitiseMarkup: Plugin<[], Root> = () => rehypeSanitize(allowed)
