import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPercentage, anyTenure } from '../../../../tests/support/any-plan.ts'
import { choiceSearch, chosenPlanIn, planChoiceIn, planSearch } from './plan-address.ts'

const choiceIn = (search: string) => planChoiceIn(new URLSearchParams(search))
const planIn = (search: string) => chosenPlanIn(new URLSearchParams(search))
const untouched = { productId: null, downPaymentPercentage: 30, tenureMonths: 12 }

test('an address without a plan leaves everything as the simulator starts', () => {
  expect(choiceIn('')).toEqual(untouched)
  expect(planIn('')).toBeNull()
})

test('a product chosen elsewhere comes with the usual plan, which nobody has asked to calculate', () => {
  expect(choiceIn('productId=2&fromAudit=true')).toEqual({ ...untouched, productId: 2 })
  expect(planIn('productId=2&fromAudit=true')).toBeNull()
})

test('every plan that can be chosen comes back from its address', () => {
  const plan = fc.record({
    productId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    downPaymentPercentage: anyPercentage,
    tenureMonths: anyTenure,
  })
  fc.assert(
    fc.property(plan, (chosen) => {
      expect(planIn(planSearch(chosen))).toEqual(chosen)
      expect(choiceIn(planSearch(chosen))).toEqual(chosen)
    }),
  )
})

describe('what is written wrongly is as if it were left out', () => {
  test.each(['33', '5', '85', '-30', '30.5', '3e1', ' 30', '', 'trente', '0x1E'])('down=%s', (down) => {
    const search = `?productId=2&down=${down}&months=12`
    expect(choiceIn(search)).toEqual({ ...untouched, productId: 2 })
    expect(planIn(search)).toBeNull()
  })
  test.each(['25', '-1', '1.5', 'douze', ''])('months=%s', (months) => {
    expect(planIn(`?productId=2&down=30&months=${months}`)).toBeNull()
  })
  test.each(['0', '-2', '2.5', 'abc', '2147483648', '99999999999'])('productId=%s', (id) => {
    expect(choiceIn(`?productId=${id}`).productId).toBeNull()
    expect(planIn(`?productId=${id}&down=30&months=12`)).toBeNull()
  })
})

test('a plan keeps what else the address says', () => {
  const kept = new URLSearchParams('lang=en&productId=7&down=10')
  expect(planSearch({ productId: 7, downPaymentPercentage: 45, tenureMonths: 0 }, kept)).toBe(
    '?lang=en&productId=7&down=45&months=0',
  )
})

test('a plan of a quote names it, and comes back with it; a product alone leaves no quote in the address', () => {
  const plan = { productId: 7, downPaymentPercentage: 45, tenureMonths: 6, quoteKey: '7d2k9m4x0b6q8r3t' }
  const search = planSearch(plan, new URLSearchParams('fromAudit=true'))
  expect(search).toBe('?fromAudit=true&productId=7&down=45&months=6&quote=7d2k9m4x0b6q8r3t')
  expect(planIn(search)).toEqual(plan)
  expect(planIn(search.replace('7d2k9m', '7D2K9M'))).toEqual(plan)
  const { quoteKey: _, ...alone } = plan
  expect(planSearch(alone, new URLSearchParams(search))).not.toContain('quote')
})

test('a choice that is not calculated names its product only, and the audit only for the product that it chose', () => {
  const kept = new URLSearchParams('lang=en&productId=7&down=10&months=6&fromAudit=true')
  expect(choiceSearch(7, kept)).toBe('?lang=en&productId=7&fromAudit=true')
  expect(choiceSearch(8, kept)).toBe('?lang=en&productId=8')
  expect(choiceSearch(null, new URLSearchParams('down=10'))).toBe('')
})
