import * as z from 'zod/mini'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { countries, defaultCountry } from '#kernel/country.ts'
import { choice, missingOr } from '#kernel/form-fields.ts'
import { slotKinds } from './slots.ts'

/** The query of `GET /api/slots`. */
export const slotQuestionSchema = z.object({
  kind: choice(slotKinds),
  date: z
    .string({ error: missingOr('invalid_date') })
    .check(z.refine(isCalendarDate, 'invalid_date'), z.meta({ format: 'date' })),
  country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
})

/** The query of `GET /api/bookable-days`. */
export const daysQuestionSchema = z.omit(slotQuestionSchema, { date: true })

/** A day on which something can still be booked. */
export const bookableDaySchema = z.object({
  date: z.iso.date(),
  free: z.int().check(z.gte(1), z.describe('How many of its slots have a place left.')),
})
export type BookableDay = Readonly<z.infer<typeof bookableDaySchema>>

/** A slot of a day. */
export const offeredSlotSchema = z.object({
  slot: z.string(),
  available: z.boolean().check(z.describe('It lies ahead, on an open day, and has a place left.')),
})
export type OfferedSlot = Readonly<z.infer<typeof offeredSlotSchema>>
