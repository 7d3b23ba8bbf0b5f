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

test('the kind of what fits best stands first, things in their own order', () => {
  const groups = groupHits(found('article', 'product', 'article'))
  expect(groups.map(({ kind, things }) => [kind, things.map(({ href }) => href)])).toEqual([
    ['article', ['/0', '/2']],
    ['product', ['/1']],
  ])
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
