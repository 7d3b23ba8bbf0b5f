import * as z from 'zod/mini'
import { quoteKeyField } from '#business/quotes/quote.ts'
import { countries, defaultCountry } from '#kernel/country.ts'
import { idField, wholeNumber } from '#kernel/form-fields.ts'
import { planLimits } from './plan-limits.ts'

const { downPayment, tenure } = planLimits
const largestAmount = 1_000_000_000_000

const chosenPlan = {
  productId: idField,
  downPaymentPercentage: wholeNumber(downPayment.min, downPayment.max).check(
    z.multipleOf(downPayment.step, 'off_step'),
  ),
  tenureMonths: wholeNumber(tenure.min, tenure.max),
  quoteKey: quoteKeyField,
}
const country = z._default(z.enum(countries, 'unknown_country'), defaultCountry)
const amount = (min: number) => wholeNumber(min, largestAmount)

/**
 * What the simulator asks, in the browser and on the server. Issues are codes: `required`, `not_a_number`, `not_integer`,
 * `too_small`, `too_big`, `off_step` (the percentage goes in steps of 5), `unknown_country`.
 */
export const calculationRequestSchema = z.object({ ...chosenPlan, totalPrice: amount(1), country }, 'invalid')
export type CalculationRequest = z.output<typeof calculationRequestSchema>

/** The plan that a visitor applies for, with the numbers that they were shown. Codes: as above. */
export const applicationRequestSchema = z.object(
  { ...chosenPlan, monthlyPayment: amount(0), totalAmount: amount(1), country },
  'invalid',
)
export type ApplicationRequest = z.output<typeof applicationRequestSchema>
