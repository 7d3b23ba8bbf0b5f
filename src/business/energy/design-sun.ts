import * as z from 'zod/mini'
import type { Place } from './place.ts'

/** The sun that a system is sized for. `designMonth` is 1 to 12, or null for the year's mean. */
export const designSunSchema = z.object({
  peakSunHours: z.number(),
  designMonth: z.nullable(z.int().check(z.gte(1), z.lte(12))),
})
export type DesignSun = Readonly<z.infer<typeof designSunSchema>>

/** The worst month (the first of equals) where the system must carry everything, the yearly mean where a grid helps. */
export function designSun(place: Pick<Place, 'monthly' | 'annual'>, grid: boolean): DesignSun {
  if (grid) return { peakSunHours: place.annual, designMonth: null }
  const peakSunHours = Math.min(...place.monthly)
  return { peakSunHours, designMonth: place.monthly.indexOf(peakSunHours) + 1 }
}
