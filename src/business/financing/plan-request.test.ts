import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '#kernel/parse.ts'
import { applicationRequestSchema, calculationRequestSchema } from './plan-request.ts'

const calculation = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12, totalPrice: 3_500_000 }
const application = {
  productId: 2,
  downPaymentPercentage: 30,
  tenureMonths: 12,
  monthlyPayment: 204_167,
  totalAmount: 3_500_000,
}
const errorsOf = (schema: typeof calculationRequestSchema | typeof applicationRequestSchema, input: unknown) => {
  const outcome = parse(schema, input)
  return outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
}

describe('a calculation', () => {
  test('is read, in the default country', () => {
    expect(parse(calculationRequestSchema, calculation)).toEqual({ ok: true, value: { ...calculation, country: 'cm' } })
  })

  test.each([
    ['productId', undefined, 'required'],
    ['productId', '2', 'not_a_number'],
    ['productId', 0, 'too_small'],
    ['productId', 3_000_000_000, 'too_big'],
    ['downPaymentPercentage', 5, 'too_small'],
    ['downPaymentPercentage', 85, 'too_big'],
    ['downPaymentPercentage', 33, 'off_step'],
    ['downPaymentPercentage', 12.5, 'not_integer'],
    ['downPaymentPercentage', null, 'required'],
    ['tenureMonths', -1, 'too_small'],
    ['tenureMonths', 25, 'too_big'],
    ['tenureMonths', 1.5, 'not_integer'],
    ['tenureMonths', Number.NaN, 'not_a_number'],
    ['totalPrice', 0, 'too_small'],
    ['totalPrice', 0.5, 'not_integer'],
    ['totalPrice', Number.POSITIVE_INFINITY, 'not_a_number'],
    ['totalPrice', 1e15, 'too_big'],
    ['country', 'ng', 'unknown_country'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(errorsOf(calculationRequestSchema, { ...calculation, [field]: value })).toEqual([`${field}: ${code}`])
  })

  test('accepts every percentage on the step and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 110 }), (percent) => {
        const onGrid = percent >= 10 && percent <= 80 && percent % 5 === 0
        const errors = errorsOf(calculationRequestSchema, { ...calculation, downPaymentPercentage: percent })
        expect(errors.length === 0).toBe(onGrid)
      }),
    )
  })

  test('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (body) => typeof parse(calculationRequestSchema, body).ok === 'boolean'))
  })
})

describe('an application', () => {
  test('is read', () => {
    expect(parse(applicationRequestSchema, application)).toEqual({ ok: true, value: { ...application, country: 'cm' } })
  })

  test('tells every field that is missing', () => {
    expect(errorsOf(applicationRequestSchema, {})).toEqual(
      ['productId', 'downPaymentPercentage', 'tenureMonths', 'monthlyPayment', 'totalAmount'].map(
        (field) => `${field}: required`,
      ),
    )
  })

  test.each([
    ['monthlyPayment', -1, 'too_small'],
    ['monthlyPayment', '204167', 'not_a_number'],
    ['totalAmount', 0, 'too_small'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(errorsOf(applicationRequestSchema, { ...application, [field]: value })).toEqual([`${field}: ${code}`])
  })
})
