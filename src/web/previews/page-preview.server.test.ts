import { expect, test } from 'vitest'
import { otherCompany } from '../../../tests/support/other-company.ts'
import { aPost } from '../../../tests/support/posts.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { wordsOf } from '../../../tests/support/words.ts'
import { productQuery } from '#business/catalogue/ui/product-queries.ts'
import type { Visitor } from '#client/visitor.tsx'
import type { PageMetaContext } from '../page.ts'
import { pagePreview } from './page-preview.server.ts'

async function contextIn(visitor: Visitor, changes: Parameters<typeof aProduct>[0] = {}): Promise<PageMetaContext> {
  const known: Readonly<Record<string, unknown>> = {
    [String(productQuery('7', visitor.country).queryKey[0])]: aProduct({ id: 7, ...changes }),
    '/api/posts/a%20b': aPost({ slug: 'a b', publishedAt: '2026-02-03T08:00:00.000Z' }),
    '/api/proven-solutions/7': { id: 7, title: 'Une clinique', titleEn: '' },
  }
  const read = <T>({ queryKey }: { queryKey: readonly unknown[] }) => known[String(queryKey[0])] as T | undefined
  return {
    visitor,
    company: otherCompany,
    params: { id: '7', slug: 'a b' },
    text: await wordsOf(visitor.language),
    read,
    isMissing: () => false,
    hasFailed: () => false,
  }
}

test('a product shows its price in the country, and says it to machines', async () => {
  const context = await contextIn({ language: 'en', country: 'bf' }, { price: 525_000, currency: 'XOF' })
  expect(pagePreview('/products/:id', context)).toEqual({
    type: 'product',
    image: expect.stringMatching(/^\/og\/products\/7\.png\?lang=en&country=bf&v=[a-z\d]+$/) as string,
    alt: 'Plain kit, 525 000 FCFA',
    properties: [
      ['product:price:amount', 525_000],
      ['product:price:currency', 'XOF'],
    ],
  })
})

test('a product without a price there says none; its picture has another address when it was changed', async () => {
  const visitor = { language: 'fr', country: 'cm' } as const
  const before = pagePreview('/products/:id', await contextIn(visitor, { price: null }))
  expect(before).toMatchObject({ alt: 'Kit simple', properties: [] })
  const changed = await contextIn(visitor, { price: null, updatedAt: '2026-03-01T00:00:00.000Z' })
  expect(pagePreview('/products/:id', changed).image).not.toBe(before.image)
})

test('a post is an article with its day and category; its slug is written as addresses are', async () => {
  const preview = pagePreview('/news/:slug', await contextIn({ language: 'fr', country: 'bf' }))
  expect(preview).toMatchObject({ type: 'article', alt: 'Article simple' })
  expect(preview.image).toMatch(/^\/og\/news\/a%20b\.png\?lang=fr&v=/)
  expect(preview.properties).toContainEqual(['article:published_time', '2026-02-03T08:00:00.000Z'])
  expect(preview.properties).toContainEqual(['article:section', 'Comprendre'])
})

test('a case study is an article under the title that is written', async () => {
  const preview = pagePreview('/solutions/:id', await contextIn({ language: 'en', country: 'cm' }))
  expect(preview).toMatchObject({ type: 'article', image: '/og/solutions/7.png?lang=en', alt: 'Une clinique' })
})

test.each(['/', '/products', ''])('the page of %j has the picture of the site', async (path) => {
  const preview = pagePreview(path, await contextIn({ language: 'en', country: 'bf' }))
  expect(preview).toMatchObject({ type: 'website', image: '/og/site.png?lang=en&country=bf' })
  expect(preview.alt).toContain(otherCompany.brand.name)
})

test('a page whose record is missing has the picture of the site', async () => {
  const context = {
    ...(await contextIn({ language: 'fr', country: 'cm' })),
    read: () => undefined,
    isMissing: () => true,
    hasFailed: () => true,
  }
  for (const path of ['/products/:id', '/news/:slug', '/solutions/:id']) {
    expect(pagePreview(path, context).type).toBe('website')
  }
})
