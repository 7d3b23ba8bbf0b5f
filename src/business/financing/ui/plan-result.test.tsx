import { beforeAll, describe, expect, test } from 'vitest'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Language } from '#kernel/language.ts'
import { drawnWithLoaded } from '../../../../tests/support/drawn.tsx'
import { aProduct } from '../../../../tests/support/products.ts'
import { affordabilityOf } from '../affordability.ts'
import { planInstalments } from '../plan-instalments.ts'
import { PlanResult } from './plan-result.tsx'

type Drawn = { months?: number; price?: number; language?: Language; withoutPanels?: boolean }

/** The drawn plan of 30 percent down. */
function drawn({ months = 12, price = 3_500_000, language = 'en', withoutPanels = false }: Drawn = {}): string {
  const chosen = { productId: 2, downPaymentPercentage: 30, tenureMonths: months }
  const plan = planInstalments({ ...chosen, totalAmount: price }, '2026-01-31')
  const product = { ...aProduct({ id: 2, name: 'Kit deux', nameEn: 'Kit two' }), price }
  const shown = { ...plan, product, affordability: affordabilityOf(plan, product.currency) }
  return drawnWithLoaded(<PlanResult {...{ plan: shown, chosen, withoutPanels }} pictureOf={() => null} />, {
    language,
    path: '/financing',
  })
}

test('the total says that it buys no panels where they are not part of the system', () => {
  expect(drawn()).not.toContain('without panels')
  expect(drawn({ withoutPanels: true })).toContain('without panels')
})

const rowsOf = (html: string) =>
  [...html.matchAll(/<tbody>.*<\/tbody>/g)].flatMap(([body]) => body.match(/<tr.*?<\/tr>/g))

beforeAll(async () => {
  await Promise.all([loadMessages('en', ['plan', 'shell']), loadMessages('fr', ['plan', 'shell'])])
})

describe('the schedule', () => {
  test('shows four of its rows; the others wait, and stand on paper', () => {
    const rows = rowsOf(drawn())
    expect(rows).toHaveLength(13)
    expect(rows.filter((row) => row?.includes('hidden print:table-row'))).toEqual(rows.slice(4))
  })

  test('begins at once, with the down payment', () => {
    expect(rowsOf(drawn())[0]).toMatch(/Month 0.*immediately.*1 050 000 ₦.*2 450 000 ₦/)
    expect(rowsOf(drawn({ language: 'fr' }))[0]).toMatch(/Mois 0.*à la commande/)
  })

  test('names days in the long form of the language, the last day of a shorter month included', () => {
    expect(rowsOf(drawn())[1]).toMatch(/Month 1.*28 February 2026.*204 167 ₦.*2 245 833 ₦/)
    expect(rowsOf(drawn({ language: 'fr' }))[1]).toMatch(/Mois 1.*28 février 2026/)
  })

  test('sums to the total, and shows how', () => {
    const html = drawn()
    expect(html).toMatch(/Total, 13 payments<\/th><td[^>]*>3 500 000 ₦/)
    const sum = html.replaceAll(/<[^>]*>/g, '')
    expect(sum).toContain('1 050 000 ₦ + 11 × 204 167 ₦ + 204 163 ₦ = 3 500 000 ₦')
  })

  test('can be expanded only where there is more to see', () => {
    expect(drawn()).toContain('Show the full schedule (13\u00a0payments)')
    expect(drawn({ months: 3 })).not.toContain('Show the full schedule')
  })

  test('leads to the eligibility page with the plan', () => {
    expect(drawn()).toContain('href="/eligibility?productId=2&amp;down=30&amp;months=12"')
    expect(drawn()).toContain('Proceed to Eligibility Verification')
  })
})

describe('the income that the plan needs', () => {
  test('is above what keeps the payment under its share', () => {
    expect(drawn()).toContain('These payments require a monthly income above <span class="money">680 556 ₦.</span>')
  })

  test('is never less than the least', () => {
    expect(drawn({ price: 500_000 })).toContain(
      'These payments require a monthly income of at least <span class="money">300 000 ₦.</span>',
    )
  })

  test('is not asked for when all is paid at once', () => {
    const html = drawn({ months: 0, language: 'fr' })
    expect(html).not.toContain('revenu mensuel')
    expect(html).toContain('href="/products/2"')
    expect(rowsOf(html)).toHaveLength(1)
  })
})
