import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileContent } from '../../../tests/support/hostile.ts'
import { markdownRenderer } from './render-markdown.server.ts'

const render = markdownRenderer('https://solar.example')

describe('what an author may write:', () => {
  test.each([
    [
      '**bold** *italic* ~~struck~~ `code`',
      '<p><strong>bold</strong> <em>italic</em> <del>struck</del> <code>code</code></p>',
    ],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['3. three\n4. four', '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>'],
    ['[site](/products)', '<p><a href="/products">site</a></p>'],
    ['[mail](mailto:a@solar.example)', '<p><a href="mailto:a@solar.example">mail</a></p>'],
    ['<https://solar.example/news>', '<p><a href="https://solar.example/news">https://solar.example/news</a></p>'],
    ['[away](https://other.example)', '<p><a href="https://other.example" rel="noopener noreferrer">away</a></p>'],
    ['![A roof](/pictures/a.svg)', '<p><img src="/pictures/a.svg" alt="A roof" loading="lazy" decoding="async"></p>'],
    [
      '![A roof](/pictures/a.svg "Kaya, March 2026")',
      '<figure><img src="/pictures/a.svg" alt="A roof" loading="lazy" decoding="async"><figcaption>Kaya, March 2026</figcaption></figure>',
    ],
    [
      'See ![A roof](/pictures/a.svg "Kaya")',
      '<p>See <img src="/pictures/a.svg" alt="A roof" title="Kaya" loading="lazy" decoding="async"></p>',
    ],
    ['~~~\nlong\n~~~', '<pre tabindex="0"><code>long\n</code></pre>'],
    ['<p align="center">middle</p>', '<p style="text-align: center">middle</p>'],
    ['<p style="text-align:right">end</p>', '<p style="text-align: right">end</p>'],
    [
      'a <span style="color:#b4432b;font-size:20px;position:fixed">b</span>',
      '<p>a <span style="color: #b4432b; font-size: 20px">b</span></p>',
    ],
    ['<u>under</u> H<sub>2</sub>O', '<p><u>under</u> H<sub>2</sub>O</p>'],
    [
      '<img src="https://solar.example/a.png" width="640" height="360">',
      '<img src="/a.png" width="640" height="360" alt="" loading="lazy" decoding="async">',
    ],
  ])('%s', async (markdown, html) => expect(await render(markdown)).toBe(html))

  test('a table scrolls by itself, and its columns are aligned by style', async () => {
    expect(await render('| a | b |\n|---|--:|\n| 1 | 2 |')).toBe(
      '<div class="table-scroll" tabindex="0"><table>\n<thead>\n<tr>\n<th>a</th>\n<th style="text-align: right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td style="text-align: right">2</td>\n</tr>\n</tbody>\n</table></div>',
    )
  })

  test('the cells of a table of five columns name their column, for a phone', async () => {
    const html = await render('| a | b | *c* "d" | e | f |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |')
    expect([...html.matchAll(/<td data-label="([^"]*)">(\d)/g)].map(([, label, value]) => [label, value])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c &#x22;d&#x22;', '3'],
      ['e', '4'],
      ['f', '5'],
    ])
  })

  const row = (cells: string) => `<tr>${cells}</tr>`
  const heads = '<th>a<br>b</th><th>c</th><th>d</th><th>e</th><th>f</th>'
  const five = '<td>1</td><td>2</td><td>3</td><td>4</td><td>5</td>'
  const labelsOf = async (table: string) =>
    [...(await render(table)).matchAll(/<(t[hd]) data-label="([^"]*)"/g)].map(([, cell, label]) => `${cell} ${label}`)

  test.each([
    ['in one line', row(heads) + row(five), ['td a b', 'td c', 'td d', 'td e', 'td f']],
    ['but for the heading of a row', row(heads) + row(five.replace(/td/g, 'th')), []],
    ['not without a heading of each column', row(heads.replace('<th>c</th>', '<td>c</td>')) + row(five), []],
    ['not where a cell has two columns', row(heads) + row('<td colspan="2">1</td><td>2</td><td>3</td><td>4</td>'), []],
    ['not where a cell has two rows', row(heads) + row(five.replace('<td>', '<td rowspan="2">')), []],
    [
      'of its own table alone',
      row(heads) + row(five.replace('1', `<table>${row('<th>x</th>')}${row('<td>y</td>')}</table>`)),
      ['td a b', 'td c', 'td d', 'td e', 'td f'],
    ],
  ])('a cell names its column %s', async (_, rows, labels) => {
    expect(await labelsOf(`<table>${rows}</table>`)).toEqual(labels)
  })

  test.each([
    ['# a\n## b\n### c', '234'],
    ['## a\n### b\n## c', '232'],
    ['### a\n# b\n### c', '223'],
    ['# a\n\n#### b\n\n###### c', '234'],
    ['###### a', '2'],
  ])('headings stand under the title: %j', async (markdown, levels) => {
    const html = await render(markdown)
    expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level).join('')).toBe(levels)
  })
})

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)>/g
const attribute = /([a-z-]+)(?:="([^"]*)")?/g
const known =
  /^(p|div|blockquote|pre|hr|br|[ou]l|li|d[ltd]|fig(ure|caption)|h[2-6]|table|caption|t(head|body|foot|[rhd])|strong|b|em|i|u|s|del|ins|su[bp]|small|mark|span|code|kbd|a|img|q|cite|abbr|time)$/
const plain = /^(lang|dir|title|alt|width|height|loading|decoding|rel|start|reversed|colspan|rowspan|scope|datetime)$/
const harmless: Readonly<Record<string, RegExp>> = {
  href: /^(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i,
  src: /^\/(?![/\\])/,
  style: /^(?!.*(url|position|expression|[<>\\]|&#))/i,
  class: /^table-scroll$/,
  'data-label': /^[^<>]*$/,
  tabindex: /^0$/,
}

/** Whatever of a fragment is not plainly text, a known tag, a known attribute, a harmless link or a picture of ours. */
function faultsOf(html: string): string[] {
  const unread = html.replace(tag, '').includes('<') ? [`unreadable: ${html}`] : []
  const tags = [...html.matchAll(tag)]
  const unknown = tags.filter(([, name = '']) => !known.test(name)).map(([all]) => all)
  const harmful = tags
    .flatMap(([, , rest = '']) => Array.from(rest.matchAll(attribute)))
    .filter(([, key = '', value = '']) => !plain.test(key) && !harmless[key]?.test(value))
    .map(([all]) => all)
  return [...unread, ...unknown, ...harmful]
}

test.each([
  '<script>',
  '<p onclick="a">',
  '<a href="javascript:a">',
  '<img src="//evil.example">',
  '<p style="background: url(a)">',
  '<p',
])('%s would be seen', (html) => expect(faultsOf(html)).not.toEqual([]))

describe('what never passes:', () => {
  test.each([
    ...hostileContent,
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script\n>alert(1)</script\n>',
    '<img src=x onerror=alert(1)>',
    '<img src="/a.png" onerror="alert(1)" onload=alert(1)>',
    '<img/src="/a.png"/onerror=alert(1)>',
    '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" &#106;avascript:alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="java&Tab;script:alert(1)">a</a>',
    '<a href="\u0001javascript:alert(1)">a</a>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:msgbox(1))',
    '[a]: javascript:alert(1)\n\n[a]',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=)',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><img src=x onerror=alert(1)></template>',
    '<iframe src="/admin"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="/a.swf"></object><embed src="/a.swf">',
    '<form action="/api/orders"><input name=a autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x</button></form>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    '<style>body{display:none}</style>',
    '<p style="background:url(https://evil.example/a.png);color:red">a</p>',
    '<p style="position:fixed;inset:0;z-index:99">a</p>',
    '<p style="color:red;}</style><script>alert(1)</script>">a</p>',
    '<div style="width:expression(alert(1))">a</div>',
    '<video src="/a.mp4" onloadstart=alert(1)></video><audio controls></audio>',
    '<img srcset="https://evil.example/a.png 2x" src="/a.png">',
    '<img src="https://evil.example/pixel.png">',
    '![a](//evil.example/pixel.png)',
    '![a](https://solar.example.evil.example/pixel.png)',
    '<a id="state" name="root">a</a>',
    '<div id="root"></div><img name="getElementById" src="/a.png">',
    '<details open ontoggle=alert(1)>a</details>',
    '<dialog open>a</dialog><marquee onstart=alert(1)>a</marquee>',
    '<!-- <script>alert(1)</script> -->',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
    '<title></title><xmp><img src=x onerror=alert(1)></xmp>',
    '</div></main></body></html><script>alert(1)</script>',
    '`<script>` then <script>alert(1)</script>',
  ])('%s', async (markdown) => {
    expect(faultsOf(await render(markdown))).toEqual([])
  })

  test('whatever they are made into', async () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('<', '>', '"', "'", '=', '/', '&#', '-->', '\n\n', '](', '![', '`', '|', ' '),
      fc.constantFrom(
        '<a href="',
        '<img src="',
        '<p style="',
        'javascript:',
        ' onerror=',
        'https://evil.example',
        'url(',
      ),
      fc.constantFrom('<script>', '</script>', '<svg>', '<math>', '<style>', '<table>', '<td>', '<noscript>', '<!--'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        expect(faultsOf(await render(pieces.join('')))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('a picture from elsewhere is its words', async () => {
    expect(await render('See ![our roof](https://evil.example/a.png) here')).toBe('<p>See our roof here</p>')
  })

  test('what is shown as code is shown, not run', async () => {
    expect(await render('`<script>alert(1)</script>`')).toBe('<p><code>&#x3C;script>alert(1)&#x3C;/script></code></p>')
  })
})

test('pages of nesting and of markup are drawn, not thrown', async () => {
  for (const markdown of ['>'.repeat(90), '['.repeat(500), '<b>'.repeat(90), '*_'.repeat(500), '\u0000\uFEFF']) {
    expect(typeof (await render(markdown))).toBe('string')
  }
})
