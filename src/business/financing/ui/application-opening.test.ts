import { startingTerms } from '../plan-limits.ts'
import { describe, expect, test } from 'vitest'
import { anApplication } from '../../../../tests/support/applications.ts'
import type { Application } from '../application.ts'
import { openingFor, wantedPlan, type VisitWish, type WantedPlan } from './application-opening.ts'

const shown = { monthlyPayment: 204_167, totalAmount: 3_500_000 }
const choice = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12, country: 'cm' } as const
const simulated = { ...choice, ...shown }
const wanted: WantedPlan = { ...choice, shown }
const address = (search: string) => new URLSearchParams(search)

describe('the plan that a visitor comes with', () => {
  test('is the one simulated last in this tab, with the numbers that were shown', () => {
    expect(wantedPlan(address(''), 'cm', simulated)).toEqual(wanted)
  })

  test('is the one that the address names, with those numbers if it is the same', () => {
    expect(wantedPlan(address('productId=2&down=30&months=12'), 'cm', simulated)).toEqual(wanted)
    expect(wantedPlan(address('productId=2&down=40&months=12'), 'cm', simulated)).toEqual({
      ...choice,
      downPaymentPercentage: 40,
      shown: null,
    })
  })

  test('is the whole of a quote only where that was simulated', () => {
    const quoteKey = '7d2k9m4x0b6q8r3t'
    const named = address(`productId=2&down=30&months=12&quote=${quoteKey}`)
    expect(wantedPlan(named, 'cm', simulated)).toEqual({ ...choice, quoteKey, shown: null })
    expect(wantedPlan(named, 'cm', { ...simulated, quoteKey })).toEqual({ ...wanted, quoteKey })
    expect(wantedPlan(address('productId=2&down=30&months=12'), 'cm', { ...simulated, quoteKey })).toEqual({
      ...choice,
      shown: null,
    })
  })

  test('is none where nothing was simulated for this country', () => {
    expect(wantedPlan(address(''), 'cm', null)).toBeNull()
    expect(wantedPlan(address(''), 'bf', simulated)).toBeNull()
    expect(wantedPlan(address('productId=2&down=30&months=12'), 'bf', simulated)).toEqual({
      ...choice,
      country: 'bf',
      shown: null,
    })
  })

  test('is on the terms that the simulator starts with where the address names a product alone, unless that was simulated', () => {
    const begun = { ...startingTerms, productId: 3, quoteKey: undefined, country: 'cm', shown: null }
    expect(wantedPlan(address('productId=3'), 'cm', null)).toEqual(begun)
    expect(wantedPlan(address('productId=3'), 'cm', simulated)).toEqual(begun)
    expect(wantedPlan(address('productId=2'), 'cm', simulated)).toEqual(wanted)
  })

  test('is none where the address names no plan that can be applied for', () => {
    expect(wantedPlan(address('productId=2&down=33&months=12'), 'cm', null)).toBeNull()
  })
})

const opening = (own: readonly Application[], wish: Partial<VisitWish> = {}) =>
  openingFor(own, { wanted: null, country: 'cm', another: false, ...wish })

describe('the page', () => {
  test('begins an application for the plan, or for the fixed one of the specification', () => {
    expect(opening([], { wanted })).toEqual({ step: 'create', plan: wanted, wasShown: true })
    expect(opening([])).toEqual({ step: 'create', plan: wanted, wasShown: false })
    const unseen = { ...wanted, shown: null }
    expect(opening([], { wanted: unseen })).toEqual({ step: 'create', plan: unseen, wasShown: false })
  })

  test('asks for a plan where the fixed one is not sold', () => {
    expect(opening([], { country: 'bf' })).toEqual({ step: 'choose' })
  })

  test('goes on with the newest draft, in the country that it is for', () => {
    const [newer, older] = [anApplication({ id: 9 }), anApplication({ id: 8 })]
    expect(opening([newer, older])).toEqual({ step: 'resume', application: newer })
    expect(opening([newer], { wanted })).toEqual({ step: 'resume', application: newer })
    expect(opening([newer], { wanted: { ...wanted, shown: null } }).step).toBe('resume')
    expect(opening([newer], { country: 'bf' })).toEqual({ step: 'other_country' })
    const here = anApplication({ country: 'bf' })
    expect(opening([here], { country: 'bf' })).toEqual({ step: 'resume', application: here })
    const submitted = anApplication({ status: 'submitted' })
    expect(opening([newer, submitted], { country: 'bf' })).toEqual({ step: 'existing', application: submitted })
  })

  test.each([
    { ...wanted, tenureMonths: 24 },
    { ...wanted, productId: 3 },
    { ...wanted, shown: { ...shown, totalAmount: 3_400_000 } },
    { ...wanted, country: 'bf', shown: null },
  ] as const)('changes the draft’s plan to another that is wanted %#', (plan) => {
    const draft = anApplication()
    expect(opening([draft], { wanted: plan })).toEqual({ step: 'change', application: draft, plan })
  })

  test.each(['submitted', 'in_review', 'more_info_needed', 'approved'] as const)(
    'shows an application that is %s rather than begin another unasked',
    (status) => {
      const application = anApplication({ status })
      expect(opening([application], { wanted })).toEqual({ step: 'existing', application })
      expect(opening([application], { another: true }).step).toBe('create')
    },
  )

  test.each(['declined', 'withdrawn'] as const)('begins another after one that is %s', (status) => {
    expect(opening([anApplication({ status })]).step).toBe('create')
  })

  test('goes on with a draft beside an application that we have', () => {
    const draft = anApplication({ id: 9 })
    expect(opening([draft, anApplication({ status: 'submitted' })])).toEqual({ step: 'resume', application: draft })
  })
})
