import * as z from 'zod/mini'

/** So many are counted of a list; to know how many more there are costs reading all of a long one. */
export const mostCounted = 100

/** A count that went no further than `most`: there it is said that there are more. */
export const inCount = (count: number, most = mostCounted): string => (count < most ? String(count) : `${most - 1}+`)

/** A count as the API tells it. */
export const countSchema = () => z.int().check(z.describe(`${mostCounted} for as many or more.`))
