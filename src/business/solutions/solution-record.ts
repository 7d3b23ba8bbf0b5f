import * as z from 'zod/mini'
import { choice, line, lines } from '#kernel/form-fields.ts'
import { isCalendarDate, momentField } from '#kernel/calendar-date.ts'
import { solutionSectors, type SolutionSector } from './case-studies/sector.ts'
import { toTranslateSchema } from '#business/translations/due-translation.ts'
import { webAddress } from '#business/markdown/markup/own-source.ts'
import { provenSolutionSchema } from './proven-solution.ts'

/** A proven solution as staff see it: what the public reads of it, and what only they do. */
export const solutionRecordSchema = z.extend(z.omit(provenSolutionSchema, { isSample: true }), {
  videoUrl: z.nullable(z.string()),
  customerName: z.string(),
  customerTitle: z.string(),
  customerTitleEn: z.string(),
  customerQuote: z.string(),
  customerQuoteEn: z.string(),
  customerSaidOn: z.nullable(z.string().check(z.meta({ format: 'date' }))),
  customerSourceUrl: z.nullable(z.string()),
  isPublished: z.boolean(),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type SolutionRecord = Readonly<z.infer<typeof solutionRecordSchema>>

/** The same in the list of the back office. */
export const listedSolutionRecordSchema = z.extend(solutionRecordSchema, { toTranslate: toTranslateSchema })
export type ListedSolutionRecord = Readonly<z.infer<typeof listedSolutionRecordSchema>>

const orBlank = z.transform((given: unknown) => (given ?? '') as string)
/** Texts that may be left out, or null: '' then. */
const optionalLine = (max: number) => z.pipe(orBlank, line(0, max))
const optionalLines = (max: number) => z.pipe(orBlank, lines(max))
/** True or false; `otherwise` where it is left out, or null. */
const flag = (otherwise: boolean) =>
  z.pipe(
    z.transform((given: unknown) => (given ?? otherwise) as boolean),
    z.boolean('not_a_boolean'),
  )

/** A day or nothing; blank is nothing. Codes: `not_a_text`, `invalid_date`. */
const optionalDay = z.pipe(
  z.pipe(orBlank, line(0, 10).check(z.refine((value) => value === '' || isCalendarDate(value), 'invalid_date'))),
  z.transform((value) => value || null),
)

const isWebAddress = (value: string) => value === '' || webAddress(value) !== null
/** The address of a picture of the site or of one elsewhere. */
const isPictureAddress = (value: string) => isWebAddress(value) || /^\/(?![/\\])/.test(value)

/** An address or nothing; blank is nothing. Codes: `not_a_text`, `too_long`, `invalid_format`. */
const address = (isOne: (value: string) => boolean) =>
  z.pipe(
    z.pipe(orBlank, line(0, 2000).check(z.refine(isOne, 'invalid_format'))),
    z.transform((value) => value || null),
  )

const required = ['title', 'description', 'impact', 'location', 'date', 'beneficiaries', 'capacity'] as const
type Required = (typeof required)[number]

/** What staff write of a proven solution, whether or not it can be published. */
export const solutionShapeSchema = z.object(
  {
    title: optionalLine(200),
    titleEn: optionalLine(200),
    sector: z.pipe(
      z.transform((given: unknown) => (given ?? 'residential') as SolutionSector),
      choice(solutionSectors),
    ),
    description: optionalLines(5000),
    descriptionEn: optionalLines(5000),
    impact: optionalLines(2000),
    impactEn: optionalLines(2000),
    location: optionalLine(200),
    locationEn: optionalLine(200),
    date: optionalLine(100),
    beneficiaries: optionalLine(300),
    beneficiariesEn: optionalLine(300),
    capacity: optionalLine(100),
    imageUrl: address(isPictureAddress),
    videoUrl: address(isWebAddress),
    customerName: optionalLine(200),
    customerTitle: optionalLine(200),
    customerTitleEn: optionalLine(200),
    customerQuote: optionalLines(2000),
    customerQuoteEn: optionalLines(2000),
    customerSaidOn: optionalDay,
    customerSourceUrl: address(isWebAddress),
    isPublished: flag(true),
    isFeatured: flag(false),
  },
  'not_an_object',
)

/**
 * A proven solution as staff write it (specification 2, sections 3 and 5): French in the plain fields, its English twin in
 * `…En`; published unless said otherwise, and a draft with its title alone. Codes: `required`, `not_a_text`, `too_long`,
 * `unknown_value`, `invalid_format`, `not_a_boolean`.
 */
export const solutionFieldsSchema = solutionShapeSchema.check(({ value, issues }) => {
  for (const name of value.isPublished ? required : (['title'] as const)) {
    if (value[name] === '') issues.push({ code: 'custom', message: 'required', path: [name], input: '' })
  }
})
export type SolutionFields = z.output<typeof solutionFieldsSchema>

/** The version that an edit was begun on, if it says. */
export const editedVersionSchema = z.looseObject(
  { updatedAt: z.optional(z.nullable(z.string('not_a_text'))) },
  'not_an_object',
)

/** The key of the words that the form has for one of its fields; null where the words for the code say enough. */
export function solutionErrorKey(path: string, code: string): `admin-solutions.error.${Required}` | null {
  const field = required.find((name) => name === path)
  return field && code === 'required' ? `admin-solutions.error.${field}` : null
}
