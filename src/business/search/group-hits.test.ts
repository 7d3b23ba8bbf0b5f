import { expect, test } from 'vitest'
import { mostOfKind, groupHits, isCutOff } from './group-hits.ts'
import type { HitKind, SearchHit } from './search-hit.ts'

const found = (...kinds: HitKind[]): SearchHit[] =>
  kinds.map((kind, at) => ({
    kind,
    title: `${at}`,
    excerpt: '',
    href: `/${at}`,
    imageUrl: null,
    price: null,
    currency: null,
    isFinanced: false,
    withoutPanels: false,
  }))

test('products stand first, then the kind of what fits best, things in their own order', () => {
  const shown = (hits: SearchHit[]) => groupHits(hits).map(({ kind, things }) => [kind, things.map(({ href }) => href)])
  expect(shown(found('article', 'solution', 'product', 'article'))).toEqual([
    ['product', ['/2']],
    ['article', ['/0', '/3']],
    ['solution', ['/1']],
  ])
  expect(shown(found('solution', 'article')).map(([kind]) => kind)).toEqual(['solution', 'article'])
  expect(groupHits([])).toEqual([])
})

test('there may be more of a kind that has as many as are told', () => {
  const eight = Array<HitKind>(mostOfKind).fill('product')
  expect([isCutOff(found(...eight)), isCutOff(found(...eight.slice(1), 'article')), isCutOff([])]).toEqual([
    true,
    false,
    false,
  ])
})
