import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'

/** What the content of the site lacks, as its own screens count it; null where the role has nothing to do with it. */
export const contentTodaySchema = z.object({
  translations: z.nullable(z.int()).check(z.describe('Records whose languages don’t say the same.')),
  images: z.nullable(z.int()).check(z.describe('Pictures of the library without a description in some language.')),
  unpriced: z
    .nullable(z.record(z.enum(countries), z.int()))
    .check(z.describe('Products without a price in a country.')),
  photographs: z.nullable(z.int()).check(z.describe('Places of pages without a photograph of the company’s own.')),
})
export type ContentToday = Readonly<z.infer<typeof contentTodaySchema>>
