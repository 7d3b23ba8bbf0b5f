import { expect, test } from 'vitest'
import { isKeptPage, isPage, namedIn, publicLists, timelessLists } from './what-is-kept.ts'

test.each([
  ['/', true, true],
  ['/products/2', true, true],
  ['/quote/abc', true, true],
  ['/financing', true, true],
  ['/financing/applications/4', true, false],
  ['/search', true, false],
  ['/admin', false, false],
  ['/admin/leads', false, false],
  ['/api/products', false, false],
  ['/download/app', false, false],
  ['/download', true, true],
  ['/offline/fr', false, false],
  ['/guides/energy-audit-fr.pdf', false, false],
])('%s: a page %s, kept %s', (path, page, kept) => {
  expect([isPage(path), isKeptPage(path)]).toEqual([page, kept])
})

test.each([
  ['/api/appliances/by-category?segment=residential', true, true],
  ['/api/places?country=cm', true, true],
  ['/api/appliance-presets', true, false],
  ['/api/products?country=cm', true, false],
  ['/api/quotes/abc', false, false],
  ['/api/financing/applications', false, false],
  ['/api/slots?date=2026-11-24', false, false],
])('%s: public %s, timeless %s', (path, isPublic, timeless) => {
  expect([publicLists.test(path), timelessLists.test(path)]).toEqual([isPublic, timeless])
})

test('a document names its scripts and what it shows', () => {
  const html = `<style>@font-face{src:url(/fonts/display.woff2)}</style><img src="/pictures/hero.svg">
<template id="scripts"><link rel="modulepreload" href="/assets/app-x.js"></template>
<script type="application/json">{"queryKey":["/api/products"],"imageUrl":"/pictures/a.svg"}</script>`
  expect(namedIn(html)).toEqual({
    scripts: ['/assets/app-x.js'],
    shown: ['/fonts/display.woff2', '/pictures/hero.svg', '/pictures/a.svg'],
  })
})
