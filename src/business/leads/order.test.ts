import { describe, expect, test } from 'vitest'
import { parse } from '#kernel/parse.ts'
import { orderSchema } from './order.ts'

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
    ['country', 'gh', 'unknown_value'],
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
