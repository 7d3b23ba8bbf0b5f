import * as z from 'zod/mini'
import { choice } from '#kernel/form-fields.ts'
import { timeField } from './setting-fields.ts'

/** The days of a week as schema.org writes them, Monday first. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** Days in a row on which an office opens and closes at the same times, in the country's zone. */
export const openingPeriodSchema = z
  .object({ from: choice(weekdays), to: choice(weekdays), opens: timeField, closes: timeField }, 'not_an_object')
  .check(
    z.refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closes_early' }),
    z.refine(({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to), {
      path: ['to'],
      error: 'days_backwards',
    }),
  )
export type OpeningPeriod = z.output<typeof openingPeriodSchema>
