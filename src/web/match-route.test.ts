import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { Route, Routes, StaticRouter, useParams } from 'react-router'
import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

const Slug = () => JSON.stringify(useParams()['slug'])

/** What the router inside a page takes the slug for. */
function slugInPage(location: string): unknown {
  const route = createElement(Route, { path: '/news/:slug', element: createElement(Slug) })
  const html = renderToString(createElement(StaticRouter, { location }, createElement(Routes, null, route)))
  return JSON.parse(html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as unknown
}

describe('the slug of an address is the same for the queries of a page and inside it:', () => {
  test.each([
    ['/news/choosing-a-battery', 'choosing-a-battery'],
    ['/news/caf%C3%A9', 'café'],
    ['/news/a%2Fb', 'a/b'],
    ['/news/a%252Fb', 'a/b'],
    ['/news/%00', '\0'],
    ['/news/a%20b', 'a b'],
  ])('%s', (path, slug) => {
    expect(matchRoute(path)).toMatchObject({ route: { page: 'site/article' }, params: { slug } })
    expect(slugInPage(path)).toBe(slug)
  })
})

test.each(['/nothing', '/news/a/b', '/products/1/2'])('%s has no page', (path) => {
  expect(matchRoute(path)).toMatchObject({ route: { page: 'site/not-found' }, params: {} })
})
