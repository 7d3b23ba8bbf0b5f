import * as z from 'zod/mini'

/** A place as the API lists it. */
export const listedPlaceSchema = z.object({
  key: z.string().check(z.describe('What `place` of the energy audit takes.')),
  region: z.string(),
  city: z.string(),
})
export type ListedPlace = Readonly<z.infer<typeof listedPlaceSchema>>
