import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Visitor } from '#client/visitor.tsx'
import { renderDocument } from './document.server.ts'
import { digestOf, pagePolicy, withStyles } from './page-headers.server.ts'

type Parts = Parameters<typeof renderDocument>[0]

function documentFor(address: string, visitor: Visitor): string {
  const page = { default: () => null, messages: [], meta: () => ({ title: '', description: '' }) }
  const { html } = renderDocument({
    url: new URL(address, 'https://solar.example'),
    visitor,
    publicUrl: 'https://solar.example',
    assets: {
      stylesFor: () => 'p{}',
      styleSheet: { href: '/all.css', integrity: 'sha256-c' },
      starter: 'start()',
      scripts: () => [{ href: '/app.js', integrity: 'sha256-a' }, { href: '/b.js' }],
    },
    route: { path: '/products', page: 'site/products' },
    page,
    meta: { title: 'A <b> & "c"', description: 'd' },
    siteName: 'Soleil',
    logo: undefined,
    preview: { type: 'website', image: '/og/site.png?lang=fr&country=cm', alt: 'What "we" do', properties: [] },
    noIndex: false,
    data: [{ '@type': 'Product', name: '</script><b>' }],
    state: {} as Parts['state'],
    body: '',
    ownCss: 'b{}',
    weight: '',
    withoutScript: null,
  })
  return html
}

test.each([
  ['/products', 'fr', 'cm', 'https://solar.example/products'],
  ['/products?type=commercial', 'fr', 'cm', 'https://solar.example/products'],
  ['/products?lang=en', 'en', 'cm', 'https://solar.example/products?lang=en'],
  ['/products?country=bf&lang=fr', 'fr', 'bf', 'https://solar.example/products?lang=fr&amp;country=bf'],
  ['/products?country=bf', 'en', 'bf', 'https://solar.example/products?lang=en&amp;country=bf'],
] as const)(
  '%s is the original of what it shows, and one of the alternates',
  (address, language, country, original) => {
    const head = documentFor(address, { language, country })
    expect(head).toContain(`<link rel="canonical" href="${original}">`)
    expect(head).toMatch(new RegExp(`rel="alternate" hreflang="[^"]+" href="${original.replace(/[.?]/g, '\\$&')}"`))
  },
)

test('what a page says of itself is text, not markup', () => {
  expect(documentFor('/products', { language: 'fr', country: 'cm' })).toContain(
    '<title>A &#60;b&#62; &#38; &#34;c&#34;</title>',
  )
})

test('a chat is told of a picture by its whole address, its size and what can be read in it', () => {
  const head = documentFor('/products?lang=en', { language: 'en', country: 'cm' })
  for (const [property, content] of [
    ['og:type', 'website'],
    ['og:title', 'A &#60;b&#62; &#38; &#34;c&#34;'],
    ['og:url', 'https://solar.example/products?lang=en'],
    ['og:locale', 'en_US'],
    ['og:locale:alternate', 'fr_FR'],
    ['og:image', 'https://solar.example/og/site.png?lang=fr&#38;country=cm'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'What &#34;we&#34; do'],
  ]) {
    expect(head).toContain(`<meta property="${property}" content="${content}">`)
  }
})

test('nothing but the starter runs before the first frame, and it is the script that the policy lets run', () => {
  const html = documentFor('/products', { language: 'fr', country: 'cm' })
  const entry = /<noscript id="entry">(.*?)<\/noscript>/s.exec(html)?.[1]
  expect(entry).toBe('<script type="module" src="/app.js" integrity="sha256-a"></script>')
  const imported = /<template id="scripts">(.*?)<\/template>/s.exec(html)?.[1]
  expect(imported).toBe(
    '<link rel="stylesheet" href="/all.css" integrity="sha256-c"><link rel="modulepreload" href="/b.js">',
  )
  const running = html
    .replace(/<noscript.*?<\/noscript>/s, '')
    .match(/<script(?! type="application\/(ld\+)?json").*?<\/script>/gs)
  expect(running).toHaveLength(1)
  const text = running?.[0].slice('<script>'.length, -'</script>'.length) ?? ''
  const allowed = pagePolicy({ starter: 'start()' })
  expect(allowed).toContain(createHash('sha256').update(text).digest('base64'))
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
  expect(styles).toEqual(['p{}b{}'])
  const own = withStyles({ 'content-security-policy': allowed }, digestOf('p{}b{}'))['content-security-policy']
  for (const css of styles) expect(own).toContain(createHash('sha256').update(css).digest('base64'))
})

test('what a page tells search engines is whole JSON, and nothing in it ends the element', () => {
  const html = documentFor('/products', { language: 'fr', country: 'cm' })
  const written = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: '</script><b>' }],
  })
})
