import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInPosts } from '#business/posts/built-in-posts.server.ts'
import { markdownRenderer } from '../render-markdown.server.ts'
import type { EditorNode } from './editor-document.ts'
import { markdownOfDocument } from './markdown-of-document.ts'
import { readMarkdown } from './read-markdown.server.ts'
import { tidyDocument } from './tidy-document.ts'

const publicUrl = 'https://solar.example'
const render = markdownRenderer(publicUrl)
const read = (markdown: string) => readMarkdown(markdown, { render, publicUrl })
const kinds = ({ content = [] }: EditorNode) => content.map(({ type }) => type).join(' ')

async function reread(markdown: string): Promise<EditorNode> {
  const document = await read(markdown)
  if (!document) throw new Error(`source only: ${markdown}`)
  return document
}

describe('what the editor has a form for comes back as the same document and the same article:', () => {
  test.each([
    ['**bold** *italic* ~~struck~~ `code`', 'paragraph'],
    ['***both***, <u>under</u> and <u>*under*</u>', 'paragraph'],
    ['a**b**c *d*e f*g*', 'paragraph'],
    ['# One\n\n## Two\n\n### Three', 'heading heading heading'],
    ['- a\n- b\n  - c\n\n    more\n- d', 'bulletList'],
    ['3. three\n4. four', 'orderedList'],
    ['- a\n\n* b\n\n1. c', 'bulletList bulletList orderedList'],
    ['> quoted\n>\n> - list', 'blockquote'],
    ['```js\nif (a < b) {}\n```\n\n    indented\n      more', 'codeBlock codeBlock'],
    ['---', 'horizontalRule'],
    ['one\\\ntwo<br>three', 'paragraph'],
    ['[site](/products "See") and <https://solar.example/a_b>', 'paragraph'],
    ['[a][1]\n\n[1]: /products', 'paragraph'],
    ['![A roof](/pictures/a.svg "On top")', 'paragraph'],
    ['<img src="/a.png" alt="A" width="640" height="360">', 'paragraph'],
    ['<p align="center">middle **not bold** <strong>bold</strong></p>', 'paragraph'],
    ['<h2 style="text-align:right">end</h2>', 'heading'],
    [
      'a <span style="color:#b4432b;font-size:20px">b <span style="font-family: Georgia, serif">c</span></span>',
      'paragraph',
    ],
    ['H<sub>2</sub>O and m<sup>2</sup>', 'paragraph'],
    [String.raw`1\. not a list \* star \_ \# <b>x</b> &lt;b&gt; &amp;`, 'paragraph'],
    ['www.example.com and a@example.com', 'paragraph'],
    ['é « à » — 100 %', 'paragraph'],
    ['| a | b |\n|---|--:|\n| 1 | 2 |', 'table'],
    ['| a |\n|:-:|', 'table'],
    ['| a | b |\n|---|---|\n| **1** `a\\|b` | two<br>lines |\n| x |', 'table'],
    ['- a\n\n  | t |\n  |---|\n\n* b', 'bulletList bulletList'],
    ['', ''],
  ])('%j', async (markdown, expected) => {
    const document = await reread(markdown)
    expect(kinds(document)).toBe(expected)
    const written = markdownOfDocument(document)
    expect(await reread(written)).toEqual(document)
    expect(markdownOfDocument(await reread(written))).toBe(written)
  })

  test.each(
    builtInPosts.flatMap(({ slug, words }) => [
      [`${slug} fr`, words.fr.body],
      [`${slug} en`, words.en.body],
    ]),
  )('%s', async (_, body) => {
    const document = await reread(body)
    const html = async (markdown: string) =>
      (await render(markdown)).replace(/\s+/g, ' ').replace(/ ?(<\/?(p|li|ul)>) ?/g, '$1')
    const loose = (text: string) => text.replace(/<li><p>/g, '<li>').replace(/<\/p><\/li>/g, '</li>')
    expect(loose(await html(markdownOfDocument(document)))).toBe(loose(await html(body)))
  })
})

describe('what it has no form for is kept to the letter:', () => {
  test.each([
    ['<table><tr><td>no head</td></tr></table>', 'kept'],
    ['<table><thead><tr><th colspan="2">wide</th></tr></thead></table>', 'kept'],
    ['before\n\n<div align="center">\n\n# inside\n\n</div>\n\nafter', 'paragraph kept paragraph'],
    ['<!-- a note to ourselves -->', 'kept'],
    ['text <!-- aside --> more', 'kept'],
    ['<details><summary>More</summary>hidden</details>', 'kept'],
    ['<p class="lead">lead</p>', 'kept'],
    ['<p lang="en">English</p>', 'kept'],
    ['- [ ] to do', 'kept'],
    ['![far](https://evil.example/a.png)', 'kept'],
    ['[run](javascript:alert(1))', 'kept'],
    ['<script>alert(1)</script>', 'kept'],
    ['<p onclick="alert(1)">a</p>', 'kept'],
    ['<span style="position:fixed">a</span>', 'kept'],
    ['<figure><img src="/a.png" alt=""><figcaption>Words</figcaption></figure>', 'kept'],
  ])('%j', async (markdown, expected) => {
    const document = await reread(markdown)
    expect(kinds(document)).toBe(expected)
    const sources = (document.content ?? []).flatMap(({ attrs }) => attrs?.['source'] ?? [])
    for (const source of sources) expect(markdown).toContain(source)
    expect(await reread(markdownOfDocument(document))).toEqual(document)
  })

  test.each([
    '[a][1] [x]\n\n[1]: /products\n\n- [ ] t',
    'text[^1]\n\n[^1]: note',
    '<div>\n\nleft open',
    'a\n\n<!-- left open\n\nb',
  ])('%j can be edited as Markdown only', async (markdown) => expect(await read(markdown)).toBeNull())
})

test('an address that is written out is a link to readers, so to the editor too', async () => {
  const plain = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'See www.a.example.' }] }],
  }
  const document = await reread(markdownOfDocument(plain))
  expect(document.content?.[0]?.content?.[1]).toEqual({
    type: 'text',
    text: 'www.a.example',
    marks: [{ type: 'link', attrs: { href: 'http://www.a.example' } }],
  })
  expect(await reread(markdownOfDocument(document))).toEqual(document)
})

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom(
    'mot',
    'a b',
    ' ',
    'x ',
    ' y',
    '*',
    '**',
    '_',
    '`',
    '``',
    '~',
    '~~',
    '<b>',
    '&amp;',
    '[',
    ']',
    '](',
    '!',
  ),
  fc.constantFrom('# ', '1. ', '- ', '> ', '|', '\\', ':', '–', '<!--'),
)
const marks = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('bold', 'italic', 'strike', 'underline', 'code').map((type) => ({ type })),
    fc.constantFrom('/products', 'https://a.example/?b=c&d=(e)', 'mailto:a@b.example').map((href) => ({
      type: 'link',
      attrs: { href },
    })),
    fc
      .record({
        color: fc.constantFrom('#b4432b', 'red', null),
        fontFamily: fc.constantFrom('"Times New Roman", serif', null),
      })
      .map((attrs) => ({ type: 'textStyle', attrs })),
    fc.constantFrom('sub', 'sup').map((tag) => ({ type: 'tagged', attrs: { tag } })),
  ),
  { selector: ({ type }) => type, maxLength: 3 },
)
const piece: fc.Arbitrary<EditorNode> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('image'),
      attrs: fc.record({ src: fc.constant('/a.png'), alt: words, width: fc.constantFrom(null, 640) }),
      marks,
    }),
  },
)
const line = fc.array(piece, { minLength: 1, maxLength: 5 })
const align = fc.constantFrom(null, null, null, 'center')
const { block } = fc.letrec<{ block: EditorNode; item: EditorNode; row: EditorNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({ type: fc.constant('paragraph'), attrs: fc.record({ textAlign: align }), content: line }),
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }), textAlign: align }),
      content: line,
    }),
    fc.record({
      type: fc.constant('codeBlock'),
      attrs: fc.record({ language: fc.constantFrom(null, 'js') }),
      content: fc.array(words, { maxLength: 3 }).map((texts) => [{ type: 'text', text: texts.join('\n') }]),
    }),
    fc.constant({ type: 'horizontalRule' }),
    fc.record({ type: fc.constant('blockquote'), content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ type: fc.constant('bulletList'), content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant('table'), content: fc.array(tie('row'), { minLength: 1, maxLength: 3 }) }),
    fc.record({
      type: fc.constant('orderedList'),
      attrs: fc.record({ start: fc.constantFrom(1, 7) }),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  row: fc.record({
    type: fc.constant('tableRow'),
    content: fc.array(
      fc.record({
        type: fc.constant('tableCell'),
        attrs: fc.record({ align: fc.constantFrom(null, 'left', 'center', 'right') }),
        content: fc.array(fc.record({ type: fc.constant('paragraph'), content: line }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  item: fc.record({ type: fc.constant('listItem'), content: fc.array(tie('block'), { maxLength: 2 }) }),
}))

const plainItem = (...content: EditorNode[]): EditorNode => ({ type: 'listItem', content })
const paragraphOf = (inner: EditorNode): EditorNode => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  content: [inner],
})
const imageAboveList: EditorNode = {
  type: 'bulletList',
  content: [
    plainItem(paragraphOf({ type: 'image', attrs: { src: '/a.png', alt: ' ', width: 640 }, marks: [] }), {
      type: 'orderedList',
      attrs: { start: 1 },
      content: [plainItem(paragraphOf({ type: 'text', text: '!', marks: [] }))],
    }),
  ],
}

test('whatever is written in the editor is read again as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (content) => {
      const document = tidyDocument({ type: 'doc', content })
      const markdown = markdownOfDocument(document)
      expect(await read(markdown), markdown).toEqual(document)
    }),
    // An image that is a tag, alone above a list: the list is no part of it.
    { numRuns: 400, examples: [[[imageAboveList]]] },
  )
})
