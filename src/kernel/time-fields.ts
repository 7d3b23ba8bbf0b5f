import * as z from 'zod/mini'

// Public schemas write theirs on the spot: what they import costs each first visit bytes.

/** An instant in an answer of the back office, ISO 8601. */
export const momentField = () => z.string().check(z.meta({ format: 'date-time' }))

/** A day in an answer of the back office, `YYYY-MM-DD`. */
export const dayField = () => z.string().check(z.meta({ format: 'date' }))
