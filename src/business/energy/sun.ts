import { countryTable } from '#kernel/country.ts'
import { parameters, solarLosses } from './parameters.ts'
import type { Place } from './place.ts'

/** Klein's mean day of each month (Duffie and Beckman, Solar Engineering of Thermal Processes, table 1.6.1). */
const meanDay = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Cooper's declination on the mean day of a month; that of the equinox for the whole year. Radians. */
function declination(month: number | null): number {
  const day = month === null ? undefined : meanDay[month - 1]
  return day === undefined ? 0 : radians(23.45 * Math.sin(radians((360 * (284 + day)) / 365)))
}

type Sky = Pick<Place, 'latitude' | 'longitude' | 'country'>

/**
 * The share of a day's sun that falls in each hour of the place's clock, hour 0 first, summing to 1: the bell between
 * sunrise and sunset of Collares-Pereira and Rabl (1979), taken at the middle of each hour. The equation of time
 * (a quarter of an hour at most) is left out. `month` is 1 to 12, or null for the year's mean.
 */
export function sunCurve(place: Sky, month: number | null): number[] {
  const sunset = Math.acos(-Math.tan(radians(place.latitude)) * Math.tan(declination(month)))
  const a = 0.409 + 0.5016 * Math.sin(sunset - radians(60))
  const b = 0.6609 - 0.4767 * Math.sin(sunset - radians(60))
  const solarNoon = 12 + countryTable[place.country].utcOffset - place.longitude / 15
  const intensity = Array.from({ length: 24 }, (_, hour) => {
    const angle = radians(15 * (hour + 0.5 - solarNoon))
    return Math.max(0, (a + b * Math.cos(angle)) * (Math.cos(angle) - Math.cos(sunset)))
  })
  const sum = intensity.reduce((total, value) => total + value, 0)
  return intensity.map((value) => value / sum)
}

/** Above this latitude the harmattan's dust lies on the panels from December to February. */
const harmattanLatitude = 11
const harmattanMonths: ReadonlySet<number> = new Set([12, 1, 2])

/** Share of the sheet's watts that reaches the battery at a place in a month (1 to 12). */
export function lossesIn(place: Pick<Place, 'latitude'>, month: number): number {
  const dusty = place.latitude > harmattanLatitude && harmattanMonths.has(month)
  return solarLosses(dusty ? parameters.harmattanLoss.value : parameters.dustLoss.value)
}

/** What one Wp of panels gives at a place on the mean day of each month. Wh of direct current. */
export type Sun = {
  /** Twelve yields, Wh a day. */
  readonly yields: readonly number[]
  /** Twelve times 24 hours of the clock, hour 0 first. */
  readonly hourly: readonly (readonly number[])[]
  /** Of each hour of the clock the least of the twelve: no month gives less. */
  readonly least: readonly number[]
  /** The month (1 to 12) of least yield, the earliest of equals, and its yield. */
  readonly worst: { readonly month: number; readonly yield: number }
  readonly meanYield: number
}

const known = new WeakMap<Place, Sun>()

function workOut(place: Place): Sun {
  const yields = place.monthly.map((peakSunHours, at) => peakSunHours * lossesIn(place, at + 1))
  const worst = Math.min(...yields)
  const hourly = yields.map((all, at) => sunCurve(place, at + 1).map((share) => all * share))
  return {
    yields,
    hourly,
    least: Array.from({ length: 24 }, (_, hour) => Math.min(...hourly.map((month) => month[hour] ?? 0))),
    worst: { month: yields.indexOf(worst) + 1, yield: worst },
    meanYield: yields.reduce((total, value) => total + value, 0) / yields.length,
  }
}

/** The sun of a place: peak sun hours x losses, by month and hour. Worked out once for a place. */
export function sunOf(place: Place): Sun {
  const sun = known.get(place) ?? workOut(place)
  known.set(place, sun)
  return sun
}
