import * as z from 'zod/mini'
import { countries, defaultCountry } from '#kernel/country.ts'
import { choice, line, missingOr, phoneField, sourceField } from './contact-fields.ts'

const maxQuantity = 1000
const maxId = 2_147_483_647

function wholeNumber(min: number, max: number) {
  return z
    .number({ error: missingOr('not_a_number') })
    .check(z.refine(Number.isInteger, 'not_integer'), z.minimum(min, 'too_small'), z.maximum(max, 'too_big'))
}

/**
 * The order dialog, in the browser and on the server. Issues are codes: `required`, `not_a_number`, `not_integer`,
 * `too_small`, `too_big`, `too_long`, `invalid_phone`, `unknown_value`.
 */
export const orderSchema = z.object(
  {
    productId: wholeNumber(1, maxId),
    quantity: wholeNumber(1, maxQuantity),
    fullName: line(1, 100),
    phoneNumber: phoneField,
    country: z._default(choice(countries), defaultCountry),
    source: sourceField,
  },
  'invalid',
)

/** What a visitor orders, as it is stored. */
export type Order = z.output<typeof orderSchema>
/** What the form holds while it is filled. */
export type OrderInput = z.input<typeof orderSchema>
