import { parameters } from './parameters.ts'

/** The two parts of a day: 09:00 to 17:00 and the rest. Hours, halves allowed. */
export type HourSplit = { readonly hoursDay: number; readonly hoursNight: number }

const { dayHours, nightHours, dayShare } = parameters

/**
 * Splits the hours a day that an appliance runs (1 to 24) between day and night: day = min(floor(30 %), 8) and the
 * rest by night, at most 16 (specification 1, section 4). At 23 and 24 hours the night is full before every hour is
 * placed; the day takes what is left, so that no hour is lost.
 */
export function splitHours(total: number): HourSplit {
  const placed = Math.min(Math.max(total, 0), dayHours.value + nightHours.value)
  const byRule = Math.min(Math.floor(placed * dayShare.value), dayHours.value)
  const hoursDay = Math.max(byRule, placed - nightHours.value)
  return { hoursDay, hoursNight: placed - hoursDay }
}
