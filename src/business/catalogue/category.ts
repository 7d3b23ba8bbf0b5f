import * as z from 'zod/mini'

/** A shelf of the catalogue. */
export const categorySchema = z.object({ id: z.int(), slug: z.string(), name: z.string(), nameEn: z.string() })
export type Category = z.infer<typeof categorySchema>
