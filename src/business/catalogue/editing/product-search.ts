import * as z from 'zod/mini'
import { choice, line } from '#kernel/form-fields.ts'

/** What the list of the back office can be sorted by; `id` is the order in which products were added. */
export const productSorts = ['id', 'name', 'price', 'systemType', 'useCase', 'purchaseOption'] as const
export type ProductSort = (typeof productSorts)[number]

const sorts = productSorts.flatMap((sort) => [sort, `-${sort}`] as const)

/**
 * What is asked of the list: words of a name, a maker or a slug; an order, from the largest down with a minus; a page. Codes:
 * `invalid`, `too_long`, `unknown_value`.
 */
export const productSearchSchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'invalid')), '50'),
  q: z._default(line(0, 100), ''),
  sort: z._default(choice(sorts), '-id'),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'invalid'))),
})
