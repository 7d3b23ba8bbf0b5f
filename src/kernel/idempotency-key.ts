/** The most characters of an Idempotency-Key. */
export const longestKey = 200
