import * as z from 'zod/mini'
import { choice } from '#kernel/form-fields.ts'

/** A system that works at a customer's, in a list. A text is '' where it has not been written. */
export const provenSolutionSchema = z.object({
  id: z.int(),
  title: z.string(),
  titleEn: z.string(),
  sector: z.string().check(z.describe('As staff name it, or as the built-in case studies do (`business`).')),
  description: z.string(),
  descriptionEn: z.string(),
  impact: z.string(),
  impactEn: z.string(),
  location: z.string(),
  locationEn: z.string(),
  date: z.string().check(z.describe('Free text, a year as a rule.')),
  beneficiaries: z.string(),
  beneficiariesEn: z.string(),
  capacity: z.string(),
  imageUrl: z.nullable(z.string()),
  isFeatured: z.boolean(),
  isSample: z.boolean().check(z.describe('It comes with the site: nobody had it installed.')),
})
export type ProvenSolution = Readonly<z.infer<typeof provenSolutionSchema>>

/** What a customer said of their system. */
export const testimonialSchema = z.object({
  solutionId: z.int(),
  title: z.string().check(z.describe('Of the solution.')),
  titleEn: z.string(),
  sector: z.string(),
  location: z.string(),
  locationEn: z.string(),
  customerName: z.string(),
  customerTitle: z.string(),
  customerTitleEn: z.string(),
  customerQuote: z.string(),
  customerQuoteEn: z.string(),
  saidOn: z.string().check(z.meta({ format: 'date' })),
  sourceUrl: z
    .nullable(z.string())
    .check(z.describe('Where it stands as the customer published it; null: told to us.')),
  isSample: z.boolean().check(z.describe('It comes with the site: nobody said it.')),
})
export type Testimonial = Readonly<z.infer<typeof testimonialSchema>>

/** What was installed, in words. */
const specificationsSchema = z.object({
  pvModule: z.string(),
  pvModuleEn: z.string(),
  inverter: z.string(),
  inverterEn: z.string(),
  battery: z.string(),
  batteryEn: z.string(),
  installationDate: z.nullable(z.string().check(z.meta({ format: 'date' }))),
})

/** All that a case study's page shows; what is not known of a solution is null, or empty. */
export const provenSolutionDetailSchema = z.extend(provenSolutionSchema, {
  specifications: z.nullable(specificationsSchema),
  detailedDescription: z.string(),
  detailedDescriptionEn: z.string(),
  keyFeatures: z.array(z.string()),
  keyFeaturesEn: z.array(z.string()),
  results: z.array(z.string()),
  resultsEn: z.array(z.string()),
  videoId: z.nullable(z.string()).check(z.describe('Of a video link that we know how to show.')),
  videoTitle: z.string(),
  videoTitleEn: z.string(),
  testimonial: z.nullable(testimonialSchema),
})
export type ProvenSolutionDetail = Readonly<z.infer<typeof provenSolutionDetailSchema>>

/** The solution as a list has it. */
export function listedSolution(solution: ProvenSolutionDetail): ProvenSolution {
  return provenSolutionSchema.parse(solution)
}

/** How many of what customers said, with or without the samples that come with the site. Codes: `invalid_format`, `unknown_value`. */
export const askedTestimonialsSchema = z.object({
  limit: z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/, 'invalid_format')), z.transform(Number)), 99),
  samples: z._default(choice(['true', 'false']), 'true'),
})

/** What customers said, in the order of the solutions. */
export function testimonialsOf(
  solutions: readonly ProvenSolutionDetail[],
  { limit, samples }: z.output<typeof askedTestimonialsSchema>,
): Testimonial[] {
  return solutions
    .flatMap(({ testimonial }) => testimonial ?? [])
    .filter(({ isSample }) => samples === 'true' || !isSample)
    .slice(0, limit)
}
