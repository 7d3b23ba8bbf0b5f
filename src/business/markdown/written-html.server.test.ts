import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInPosts } from '#business/posts/built-in-posts.server.ts'
import { limitOf, longestHtml, mostNested, unrenderableCodes } from './markup/markdown-limits.ts'
import { readForEditor, renderHtml, rendererVersion, writeHtml } from './written-html.server.ts'

const publicUrl = 'https://solar.example'
const codeOf = async (markdown: string) => {
  const rendered = await renderHtml(markdown, publicUrl)
  return 'code' in rendered ? rendered.code : undefined
}
const rows = (count: number) => Array.from({ length: count }, (_, row) => row)

/** Texts that a parser needs minutes or all memory for, and the reason that is told. */
const refused: readonly [name: string, markdown: string, code: string][] = [
  ['stars', '**a'.repeat(30_000), 'too_many_marks'],
  ['links', '[a]('.repeat(20_000), 'too_many_marks'],
  ['brackets', '['.repeat(100_000), 'too_many_marks'],
  ['underscores', '_a '.repeat(60_000), 'too_many_marks'],
  [
    'backticks',
    rows(600)
      .map((count) => `${'`'.repeat(count)}a`)
      .join(' '),
    'too_many_marks',
  ],
  ['comments', 'a <!-- '.repeat(20_000), 'too_many_marks'],
  ['entities', '&amp'.repeat(40_000), 'too_many_marks'],
  ['footnotes', `${'[^1]'.repeat(20_000)}\n\n[^1]: a`, 'too_many_marks'],
  ['quotes', `${'>'.repeat(2_000)} a`, 'too_nested'],
  ['quotes of quotes', '> '.repeat(90_000), 'too_nested'],
  ['lists', `${'- '.repeat(1_000)}a`, 'too_nested'],
  ['numbered lists', `${'1. '.repeat(1_000)}a`, 'too_nested'],
  [
    'nested lists',
    rows(110)
      .map((depth) => `${' '.repeat(depth * 2)}- a`)
      .join('\n'),
    'too_nested',
  ],
  ['elements', '<span>'.repeat(600), 'too_nested'],
  ['elements on lines', '<div>\n\n'.repeat(1_000), 'too_nested'],
]

test.each(refused)('%s without end are refused with the reason', async (_, markdown, code) => {
  expect(await codeOf(markdown)).toBe(code)
  expect(await readForEditor(markdown, publicUrl)).toEqual({ code })
})

/** Long, and within what a patient renderer does. */
const long: readonly [name: string, markdown: string][] = [
  ['a table', `|a|b|\n|-|-|\n${'|**x**|[y](/z)|\n'.repeat(1_000)}`],
  ['a list', '- **a** and [b](/c)\n'.repeat(1_000)],
  ['paragraphs', 'Lorem **ipsum** dolor [link](https://a.example) sit _amet_, `code` elit.\n\n'.repeat(800)],
  ['code', `\`\`\`\n${'**a** [b](c) <d>\n'.repeat(5_000)}\`\`\``],
  ['quotes', `${'> '.repeat(20)}a`],
  ['words', 'soleil '.repeat(28_000)],
]

test.each(long)('%s of many pages is rendered', async (_, markdown) => {
  expect(await codeOf(markdown)).toBeUndefined()
})

test('whatever limits do not name ends at the worker’s own; who comes after is answered', async () => {
  const table = `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|b\n'.repeat(20_000)}`
  expect(limitOf(table)).toBeNull()
  const endless = codeOf(table)
  const next = codeOf('**a**')
  expect(await endless).toBe('too_complex')
  expect(await next).toBeUndefined()
})

test('whatever a text is made of, it is rendered or refused with a reason', async () => {
  const blocks = [
    '>',
    '> ',
    '- ',
    '1. ',
    '* ',
    '|',
    '|-|\n',
    '\n',
    '\n\n',
    '    ',
    '```\n',
    '# ',
    '===\n',
    '[^1]: ',
    '\t',
  ]
  const marks = ['**', '_', '~~', '`', '[', '](', '![', '[^1]', 'http://a.', 'a@b.', '&', '&#', '\\', '\u0000', 'a']
  const tags = ['<div>', '</div>', '<p>', '<b>', '<table>', '<td>', '<!--', '-->', '<![CDATA[']
  const piece = fc.constantFrom(...blocks, ...marks, ...tags)
  const repeated = fc.tuple(piece, fc.integer({ min: 1, max: 300 })).map(([text, times]) => text.repeat(times))
  await fc.assert(
    fc.asyncProperty(fc.array(repeated, { maxLength: 8 }), async (pieces) => {
      const rendered = await renderHtml(pieces.join(''), publicUrl)
      expect(
        'code' in rendered ? unrenderableCodes.includes(rendered.code) : rendered.value.length <= longestHtml,
      ).toBe(true)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('an article is far from any limit', () => {
  for (const { words } of builtInPosts) for (const { body } of Object.values(words)) expect(limitOf(body)).toBeNull()
  expect(limitOf(`${'>'.repeat(mostNested)} a`)).toBeNull()
  expect(limitOf(`${'- - '.repeat(30)}\n\n${'*'.repeat(200)}`)).toBeNull()
})

test('what can’t be rendered is shown as it was typed, and nothing of it is markup', async () => {
  const bomb = `<script>alert(1)</script> &amp; <b>\n\n${'**a'.repeat(30_000)}`
  const { written, faults } = await writeHtml({ content: bomb, contentEn: '**fine**' }, publicUrl)
  expect(faults).toEqual([{ path: 'content', code: 'too_many_marks' }])
  expect(written.content).toMatch(/^<p>&lt;script>alert\(1\)&lt;\/script> &amp;amp; &lt;b><\/p>\n<p>\*\*a/)
  expect(written.contentEn).toBe('<p><strong>fine</strong></p>')
})

test('a change of what the renderer writes changes its version', async () => {
  const texts = builtInPosts.flatMap(({ words }) => [words.fr.body, words.en.body])
  const others = [
    '# a\n\n### b',
    '|a|\n|-|\n|b|',
    '![a](/media/0193a1b2c3d4e5f6a7b8c9d0/700x350.webp#20,80)',
    '![a](/pictures/b.svg "c")',
    '[^1]\n\n[^1]: a',
    '<p style="color:red" align=center>a</p>',
    '- [ ] a',
    '<a href="https://b.example">b</a>',
    '```js\na\n```',
    '|a<br>b|c|d|e|f|\n|-|-|-|-|-|\n|1|2|3|4|5|',
  ]
  const hash = createHash('sha256')
  for (const text of [...texts, ...others]) hash.update(JSON.stringify(await renderHtml(text, publicUrl)))
  // Another hash: raise `rendererVersion`, so that stored HTML is written again, and note both here.
  expect([rendererVersion, hash.digest('hex').slice(0, 16)]).toEqual([4, '1cf4509f4f0e9a68'])
})
