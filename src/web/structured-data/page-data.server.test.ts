import { expect, test } from 'vitest'
import { otherCompany } from '../../../tests/support/other-company.ts'
import { aPost } from '../../../tests/support/posts.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { wordsOf } from '../../../tests/support/words.ts'
import { productQuery } from '#business/catalogue/ui/product-queries.ts'
import type { Visitor } from '#client/visitor.tsx'
import { pageData } from './page-data.server.ts'
import type { SchemaNode, StructuredDataContext } from './organization.ts'

const publicUrl = 'https://solar.example'

async function contextIn(visitor: Visitor, changes: Parameters<typeof aProduct>[0] = {}) {
  const product = aProduct({ id: 7, imageUrl: '/pictures/core.svg', ...changes })
  const post = aPost({ slug: '7', author: '', authorEn: '', publishedAt: '2026-02-03T08:00:00.000Z' })
  const known: Readonly<Record<string, unknown>> = {
    [String(productQuery('7', visitor.country).queryKey[0])]: product,
    '/api/posts/7': post,
    '/api/proven-solutions/7': { id: 7, title: '', titleEn: 'A clinic' },
  }
  const read = <T>({ queryKey }: { queryKey: readonly unknown[] }) => known[String(queryKey[0])] as T | undefined
  const context: StructuredDataContext = {
    publicUrl,
    visitor,
    company: otherCompany,
    params: { id: '7', slug: '7' },
    text: await wordsOf(visitor.language),
    read,
    isMissing: () => false,
    hasFailed: () => false,
  }
  return context
}

const typesOf = (nodes: readonly SchemaNode[]) => nodes.map((node) => node['@type'])

test('every page names the company; home tells the site and the office of each country', async () => {
  const context = await contextIn({ language: 'fr', country: 'cm' })
  expect(typesOf(pageData('/products', context))).toEqual(['Organization'])
  const home = pageData('/', context)
  expect(typesOf(home)).toEqual(['Organization', 'WebSite', 'LocalBusiness', 'LocalBusiness'])
  expect(home[3]).toMatchObject({
    telephone: otherCompany.contacts.bf.phoneNumbers[0],
    parentOrganization: { '@id': home[0]?.['@id'] },
    address: { addressLocality: 'Bobo-Dioulasso', addressCountry: 'BF' },
  })
})

test('the page about the company is about it, and tells where its offices are', async () => {
  const page = pageData('/about', await contextIn({ language: 'en', country: 'bf' }))
  expect(typesOf(page)).toEqual(['Organization', 'AboutPage', 'LocalBusiness', 'LocalBusiness'])
  expect(page[1]).toMatchObject({ name: 'About us', mainEntity: { '@id': page[0]?.['@id'] } })
})

test('the frequent questions are told with their answers, in the visitor’s language', async () => {
  const [, page] = pageData('/faq', await contextIn({ language: 'en', country: 'cm' }))
  expect(page).toMatchObject({ '@type': 'FAQPage', inLanguage: 'en' })
  expect(page?.['mainEntity']).toContainEqual({
    '@type': 'Question',
    name: 'What are the warranties?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('2 years on all components') as string },
  })
})

test.each([
  ['fr', 'cm', 'NGN', 'Kit simple', 'Accueil', 'NG'],
  ['en', 'bf', 'XOF', 'Plain kit', 'Home', 'BF'],
] as const)(
  'a product is offered in %s for %s in %s, under its name there',
  async (language, country, currency, name, home, region) => {
    const context = await contextIn({ language, country }, { price: 525_000, currency })
    const [, product, way] = pageData('/products/:id', context)
    expect(product).toMatchObject({
      '@type': 'Product',
      name,
      image: `${publicUrl}/pictures/core.svg`,
      brand: { name: 'Maker' },
      offers: {
        price: 525_000,
        priceCurrency: currency,
        areaServed: region,
        url: `${publicUrl}/products/7?lang=${language}&country=${country}`,
      },
    })
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, name: home, item: `${publicUrl}/` },
      { position: 2, item: `${publicUrl}/products` },
      { position: 3, name, item: `${publicUrl}/products/7` },
    ])
  },
)

test('a product without a price in the country is not offered there; one without a picture has the one for chats', async () => {
  const context = await contextIn({ language: 'fr', country: 'bf' }, { price: null, currency: 'XOF', imageUrl: null })
  const product = pageData('/products/:id', context)[1]
  expect(product).toMatchObject({ '@type': 'Product', name: 'Kit simple' })
  expect(product?.['image']).toMatch(/\/og\/products\/7\.png\?lang=fr&country=bf/)
  expect(product).not.toHaveProperty('offers')
})

test('an article says when it was published, in which language, by whom, and the way to it', async () => {
  const context = await contextIn({ language: 'en', country: 'cm' })
  const [company, article, way] = pageData('/news/:slug', context)
  expect(article).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Plain post',
    inLanguage: 'en',
    datePublished: '2026-02-03T08:00:00.000Z',
    author: { '@id': company?.['@id'] },
    image: expect.stringMatching(`^${publicUrl}/og/news/7\\.png\\?lang=en&v=`) as string,
  })
  expect(way?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'News' }, { item: `${publicUrl}/news/7` }])
})

test('a case study tells the way to it, under the title that is written', async () => {
  const [, way] = pageData('/solutions/:id', await contextIn({ language: 'fr', country: 'cm' }))
  expect(way?.['itemListElement']).toMatchObject([
    { name: 'Accueil' },
    { item: `${publicUrl}/solutions` },
    { name: 'A clinic', item: `${publicUrl}/solutions/7` },
  ])
})

test('a page whose record is missing tells of the company only', async () => {
  const context = {
    ...(await contextIn({ language: 'fr', country: 'cm' })),
    read: () => undefined,
    isMissing: () => true,
    hasFailed: () => true,
  }
  for (const path of ['/products/:id', '/news/:slug', '/solutions/:id']) {
    expect(typesOf(pageData(path, context))).toEqual(['Organization'])
  }
})
