import { useQuery, type QueryClient } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#business/catalogue/product.ts'
import { createQueryClient } from '#client/query-client.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Language } from '#kernel/language.ts'
import { drawnWithLoaded } from '../../../../tests/support/drawn.tsx'
import { aProduct } from '../../../../tests/support/products.ts'
import { FinancingSimulator } from './financing-simulator.tsx'

const noPicture = () => null
const queryKey = ['/api/products?country=cm']
const down = () => Promise.resolve(new Response('down', { status: 503 }))

const products = [
  aProduct({ id: 2, name: 'Kit deux', nameEn: 'Kit two', price: 3_500_000 }),
  aProduct({ id: 3, name: 'Kit trois', nameEn: 'Kit three', price: 1_000_000 }),
  aProduct({ id: 4, name: 'Kit comptant', nameEn: 'Cash kit', purchaseOption: 'Cash' }),
  aProduct({ id: 5, name: 'Kit sur demande', nameEn: 'Kit on request', price: null }),
]

function loaded(catalogue: readonly Product[] = products): QueryClient {
  const queryClient = createQueryClient(down)
  queryClient.setQueryData(queryKey, catalogue)
  return queryClient
}

function Page() {
  const catalogue = useQuery<Product[]>({ queryKey })
  return (
    <FinancingSimulator
      catalogue={catalogue}
      asked={null}
      installedPriceOf={() => undefined}
      pictureOf={noPicture}
      renderChosen={({ nameEn }) => <p>Told of {nameEn}</p>}
      onTalkToExpert={() => undefined}
    />
  )
}

function drawn(queryClient: QueryClient, search = '', language: Language = 'en'): string {
  return drawnWithLoaded(<Page />, { queryClient, language, path: `/financing${search}` })
}

beforeAll(async () => {
  await Promise.all([loadMessages('en', ['shell', 'simulator']), loadMessages('fr', ['shell', 'simulator'])])
})

describe('without script', () => {
  test('what can be financed here is offered, nothing else', () => {
    const html = drawn(loaded())
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html).toContain('3 500 000 ₦')
    expect(html).not.toMatch(/Cash kit|Kit on request/)
  })

  test('the sliders stand at 30 percent and 12 months, with their marks and bounds', () => {
    const html = drawn(loaded(), '', 'fr')
    expect(html).toMatch(/type="range"[^>]*min="10" max="80" step="5"[^>]*value="30"/)
    expect(html).toMatch(/type="range"[^>]*min="0" max="24" step="1"[^>]*value="12"/)
    for (const mark of ['10\u202F%', '45\u202F%', '80\u202F%', 'Comptant', '12\u00A0mois', '24\u00A0mois']) {
      expect(html).toContain(`>${mark}<`)
    }
  })

  test('a product of the address is the only one shown, with what its down payment comes to', () => {
    const html = drawn(loaded(), '?productId=2')
    expect(html.match(/type="radio"/g)).toHaveLength(1)
    expect(html).toContain('>Change<')
    expect(html).toContain('<span class="money">1 050 000 ₦</span> of <span class="money">3 500 000 ₦</span>')
  })

  test('a product that stands alone is told of; its price stands with the sliders, not on its card', () => {
    const html = drawn(loaded(), '?productId=2')
    expect(html).toContain('Told of Kit two')
    expect(html.match(/<label[^>]*><input type="radio".*?<\/label>/s)?.[0]).not.toContain('₦')
    expect(drawn(loaded())).not.toContain('Told of')
  })

  test('a system that comes without panels says so, one that brings its own does not', () => {
    const withPanels = aProduct({ id: 7, ratings: { panelsIncludedW: 120 } })
    expect(drawn(loaded([aProduct({ id: 2 })]))).toContain(' without panels')
    expect(drawn(loaded([withPanels]))).not.toContain('without panels')
    expect(drawn(loaded([aProduct({ id: 2 })]), '', 'fr')).toContain(' sans panneaux')
  })

  test('a whole plan of the address stands in the controls', () => {
    const html = drawn(loaded(), '?productId=2&down=45&months=0')
    expect(html).toMatch(/type="range"[^>]*value="45"/)
    expect(html).toContain('Without instalments you pay everything at once')
  })

  test('what the choice costs stands beside the action; before there is one, an example’s', () => {
    expect(drawn(loaded(), '?productId=2')).toContain('<span class="money">204 167 ₦</span> a month')
    expect(drawn(loaded(), '?productId=3&down=10&months=24', 'fr')).toContain('37 500 ₦</span> par mois')
    expect(drawn(loaded(), '?productId=2&down=45&months=0')).toContain('3 500 000 ₦</span> at once')
    // Before a system is chosen the bar and its card in the list tell one month, of the same system.
    const before = drawn(loaded())
    expect(before).toContain('Example: Kit two</p>')
    expect(before.match(/<span class="money">204 167 ₦<\/span> a month/g)).toHaveLength(2)
  })

  test('a product from the audit leads back to its result', () => {
    expect(drawn(loaded(), '?productId=2&fromAudit=true')).toContain('href="/smart-solar-plan?step=3"')
    expect(drawn(loaded(), '?productId=2')).not.toContain('href="/smart-solar-plan?step=3"')
  })
})

describe('a product of the address that can’t be financed is explained, beside the others', () => {
  test.each([
    ['5', 'Kit on request has no listed price in Nigeria'],
    ['4', 'Cash kit is not sold in instalments in Nigeria'],
    ['99', 'The system you are looking for does not exist'],
  ])('%s', (id, words) => {
    const html = drawn(loaded(), `?productId=${id}`)
    expect(html).toContain(words)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html.includes('Talk to an expert')).toBe(id !== '99')
  })
})

test('shapes stand in while the products travel', () => {
  expect(drawn(createQueryClient(down))).toContain('aria-label="Loading the systems…"')
})

test('products that did not come are said so, with a way to try again', async () => {
  const queryClient = createQueryClient(down)
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryOnMount: false } })
  await expect(queryClient.query({ queryKey })).rejects.toThrow('503: down')
  expect(drawn(queryClient)).toMatch(/role="alert".*Error loading products.*Try again/)
})

test('where nothing can be financed, an expert can help', () => {
  const html = drawn(loaded(products.slice(2)), '', 'fr')
  expect(html).toContain('Aucun système à financer')
  expect(html).toContain('Parler à un expert')
})

describe('of more products than a page holds', () => {
  const many = Array.from({ length: 48 }, (_, index) => aProduct({ id: index + 10, name: `Kit ${index}` }))
  const found = ['/api/products?country=cm&lang=fr&financed=true&q=']

  test('those that can be financed are searched for', () => {
    const queryClient = loaded(many)
    queryClient.setQueryData(found, [...many.slice(0, 47), aProduct({ id: 900, name: 'Kit lointain' })])
    const html = drawn(queryClient, '', 'fr')
    expect(html).toMatch(/<label[^>]*>Rechercher un système/)
    expect(html).toContain('Kit lointain')
    expect(html).toContain('Voici les 48 premiers.')
    expect(drawn(loaded(), '', 'fr')).not.toContain('Rechercher un système')
  })

  test('one may be found although the first page has none that can be financed', () => {
    const queryClient = loaded(many.map(({ id }) => aProduct({ id, price: null })))
    queryClient.setQueryData(found, [])
    const html = drawn(queryClient, '', 'fr')
    expect(html).toContain('Rechercher un système')
    expect(html).not.toContain('Aucun système à financer')
  })
})
