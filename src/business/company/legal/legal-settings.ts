import * as z from 'zod/mini'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { longText, missingOr } from '#kernel/form-fields.ts'
import { optionalLine, optionalText, words } from '../settings/setting-fields.ts'

/** A legal text as staff write it: Markdown, in force since a day. */
export const legalSchema = z.object({
  effective: z.string({ error: missingOr('invalid_date') }).check(z.refine(isCalendarDate, 'invalid_date')),
  title: words(2, 80),
  titleEn: optionalLine(80),
  description: words(2, 320),
  descriptionEn: optionalLine(320),
  content: longText(20, 40_000),
  contentEn: optionalText(40_000),
})
export type LegalSettings = z.output<typeof legalSchema>
