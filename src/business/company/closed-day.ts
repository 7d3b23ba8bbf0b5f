import * as z from 'zod/mini'
import { isCalendarDate, dayField } from '#kernel/calendar-date.ts'
import { countries } from '#kernel/country.ts'
import { choice, line, missingOr } from '#kernel/form-fields.ts'

/** A day on which a country's office is closed though it is a weekday. */
export const closedDaySchema = z.object({
  id: z.int(),
  country: z.enum(countries),
  date: dayField(),
  name: z.string(),
})
export type ClosedDay = Readonly<z.infer<typeof closedDaySchema>>

/** What staff say of one. Codes: `required`, `invalid_date`, `unknown_value`, `too_short`, `too_long`. */
export const closedDayFormSchema = z.object(
  {
    country: choice(countries),
    date: z
      .string({ error: missingOr('invalid_date') })
      .check(z.refine(isCalendarDate, { error: missingOr('invalid_date') })),
    name: line(2, 100),
  },
  'invalid',
)
