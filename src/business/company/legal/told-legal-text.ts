import * as z from 'zod/mini'

/** A legal text as its page shows it. */
export const toldLegalTextSchema = z.object({
  version: z.int(),
  effective: z.string().check(z.meta({ format: 'date' })),
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  content: z.string().check(z.describe('Sanitised HTML, of which nothing runs.')),
  contentEn: z.string(),
})
export type ToldLegalText = Readonly<z.output<typeof toldLegalTextSchema>>

/** The legal texts that every site has. */
export const legalTexts = ['warranty', 'terms', 'privacy', 'accessibility'] as const
export type LegalTextName = (typeof legalTexts)[number]
