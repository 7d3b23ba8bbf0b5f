import { describe, expect, test } from 'vitest'
import { hasMessage } from '#i18n/server-messages.server.ts'
import { parse } from '#kernel/parse.ts'
import { orderErrorKey, orderSchema, priceOrder } from './order.ts'

const good = { productId: 2, quantity: 1, fullName: 'Issa Ouédraogo', phoneNumber: '+226 70 00 00 00' }
const errorsOf = (input: unknown) => {
  const outcome = parse(orderSchema, input)
  return outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
}

describe('an order', () => {
  test('is read, in the default country', () => {
    expect(parse(orderSchema, { ...good, fullName: ' Issa  Ouédraogo ' })).toEqual({
      ok: true,
      value: { ...good, country: 'cm' },
    })
  })

  test.each([
    ['productId', undefined, 'required'],
    ['productId', '2', 'not_a_number'],
    ['productId', 0, 'too_small'],
    ['productId', 1.5, 'not_integer'],
    ['productId', 3_000_000_000, 'too_big'],
    ['quantity', 0, 'too_small'],
    ['quantity', 1001, 'too_big'],
    ['quantity', 0.5, 'not_integer'],
    ['quantity', Number.NaN, 'not_a_number'],
    ['quantity', Number.POSITIVE_INFINITY, 'not_a_number'],
    ['fullName', '   ', 'required'],
    ['phoneNumber', ' ', 'required'],
    ['phoneNumber', 'soon', 'too_short'],
    ['phoneNumber', '<script>', 'invalid_phone'],
    ['country', 'xx', 'unknown_country'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual([`${field}: ${code}`])
  })

  test('tells every field that is missing', () => {
    expect(errorsOf({})).toEqual([
      'productId: required',
      'quantity: required',
      'fullName: required',
      'phoneNumber: required',
    ])
  })
})

describe('its price', () => {
  const order = { ...good, quantity: 3, country: 'bf' as const }

  test('is the one of the server, for each piece', () => {
    expect(priceOrder(order, { name: 'Eco Beast Core', price: 1_250_000, currency: 'XOF' })).toEqual({
      ok: true,
      value: {
        order,
        productName: 'Eco Beast Core',
        unitPrice: { amount: 1_250_000, currency: 'XOF' },
        total: { amount: 3_750_000, currency: 'XOF' },
      },
    })
  })

  test('is refused for no product, and for one without a price there', () => {
    expect(priceOrder(order, null)).toEqual({ ok: false, problem: { code: 'not_found' } })
    expect(priceOrder(order, { name: 'LUNA 2.0', price: null, currency: 'XOF' })).toEqual({
      ok: false,
      problem: { code: 'conflict', errors: [{ path: 'productId', code: 'price_on_request' }] },
    })
  })
})

test.each([
  ['quantity', 'too_big', 'leads.order.error.quantity'],
  ['productId', 'price_on_request', 'leads.order.error.price_on_request'],
  ['productId', 'required', 'leads.order.error.product'],
  ['', 'invalid', 'leads.failure.text'],
] as const)('order: %s %s', (path, code, key) => {
  expect(orderErrorKey(path, code)).toBe(key)
  expect(hasMessage(key)).toBe(true)
})
