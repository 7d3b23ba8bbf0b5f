import type { Place } from './place.ts'

/** The sun that a system is sized for. `designMonth` is 1 to 12, or null for the year's mean. */
export type DesignSun = { readonly peakSunHours: number; readonly designMonth: number | null }

/** The worst month (the first of equals) where the system must carry everything, the yearly mean where a grid helps. */
export function designSun(place: Pick<Place, 'monthly' | 'annual'>, grid: boolean): DesignSun {
  if (grid) return { peakSunHours: place.annual, designMonth: null }
  const peakSunHours = Math.min(...place.monthly)
  return { peakSunHours, designMonth: place.monthly.indexOf(peakSunHours) + 1 }
}
