import { expect, test } from 'vitest'
import { countries } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { renderSitemap, listedPages } from './sitemap.ts'

const page = 'site/any'

test('every public route is listed, and a page for each record of a route that names one', () => {
  const routes = [
    { path: '/', page },
    { path: '/products/:id', page },
    { path: '/try', page },
    { path: '/applications/:id', page },
  ]
  const products = [{ path: '/products/2', lastModified: '2026-01-02T03:04:05.000Z' }, { path: '/products/3' }]
  expect(listedPages(routes, new Set(['/try']), { '/products/:id': products })).toEqual([{ path: '/' }, ...products])
})

test('a page is there in both languages, each naming all forms of it', () => {
  const xml = renderSitemap('https://solar.example', [{ path: '/news/a', lastModified: '2026-01-02T03:04:05.000Z' }])
  const entries = xml.match(/<url>.*?<\/url>/g) ?? []
  expect(entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual(
    languages.map((language) => `https://solar.example/news/a?lang=${language}`),
  )
  for (const entry of entries) {
    expect(entry).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>')
    expect(entry.match(/hreflang="[^"]+"/g)).toHaveLength(languages.length * (1 + countries.length) + 1)
    expect(entry).toContain('hreflang="en-BF" href="https://solar.example/news/a?lang=en&amp;country=bf"')
    expect(entry).toContain('hreflang="x-default" href="https://solar.example/news/a"')
  }
})

test('an address is text in it, and a page of unknown age claims none', () => {
  const xml = renderSitemap('https://solar.example', [{ path: '/a&<b' }])
  expect(xml).toContain('/a&#38;&#60;b?lang=fr')
  expect(xml).not.toContain('<lastmod>')
})
