import type { Sun } from './sun.ts'
import { enoughForANight, ordinaryDay, runDays, settled, share, weather, type Installation, type Run } from './year.ts'

/** What the recommended system must serve: shares of an ordinary day's essentials, of all without a grid, of ten days' essentials. */
const promised = { essentials: 0.995, everything: 0.97, essentialsInWeather: 0.9 }

/** How much of what is promised an ordinary day and ten days of weather of a month miss: 0 where they keep it, else up to 1. */
function missedBy(system: Installation, day: Run, spell: Run): number {
  const everything = share(day.servedEssentialWh + day.servedOtherWh, day.essentialWh + day.otherWh)
  return Math.max(
    0,
    promised.essentials - share(day.servedEssentialWh, day.essentialWh),
    promised.essentialsInWeather - share(spell.servedEssentialWh, spell.essentialWh),
    system.mains === null && system.carriesOthers ? promised.everything - everything : 0,
  )
}

/** What a month (0 to 11) misses of it. */
function missedIn(system: Installation, sun: Sun, month: number): number {
  const sunWhPerWp = sun.hourly[month] ?? []
  const nightWh = system.ordinaryNightWh[month] ?? 0
  return missedBy(
    system,
    runDays(system, sunWhPerWp, nightWh, ordinaryDay),
    runDays(system, sunWhPerWp, nightWh, weather),
  )
}

/** How much of what is promised a system misses in its worst month: 0 where it keeps the promise, else up to 1. */
export function missedPromise(system: Installation, sun: Sun): number {
  return Math.max(...sun.hourly.map((_, month) => missedIn(system, sun, month)))
}

/**
 * True where a month that has of each hour the least sun of the year keeps the promise with the others never waiting, and fills the
 * battery again in one round: more sun, or others that wait, leave no hour's battery lower, so that every month does as well.
 */
function keepsInLeastSun(system: Installation, sun: Sun): boolean {
  const full = system.usableWh - settled
  const day = runDays(system, sun.least, 0, ordinaryDay)
  const night = Math.max(0, ...system.ordinaryNightWh)
  if (day.batteryWh < Math.max(full, enoughForANight * night)) return false
  const spell = runDays(system, sun.least, 0, weather)
  return spell.batteryWh >= full && missedBy(system, day, spell) === 0
}

/** True where a system keeps what is promised in every month. */
export function keepsPromise(system: Installation, sun: Sun): boolean {
  if (keepsInLeastSun(system, sun)) return true
  const darkestFirst = sun.yields.map((all, month) => ({ all, month })).toSorted((a, b) => a.all - b.all)
  return darkestFirst.every(({ month }) => missedIn(system, sun, month) === 0)
}
