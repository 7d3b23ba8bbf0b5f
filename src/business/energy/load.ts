import type { ApplianceRating } from './appliance.ts'

/** Appliances of one kind that run alike. Hours per day, by day (09:00 to 17:00) and by night (17:00 to 09:00). */
export type LoadLine = ApplianceRating & {
  readonly quantity: number
  readonly hoursDay: number
  readonly hoursNight: number
  readonly isEssential: boolean
}

/** Energy by part of the day, Wh. */
export type DayNight = { readonly dayWh: number; readonly nightWh: number }

/** What all lines together ask for. */
export type Load = {
  readonly essential: DayNight
  readonly nonEssential: DayNight
  /** Sums of quantity x rated power, W. */
  readonly essentialW: number
  readonly nonEssentialW: number
  /** Rated power of the largest single non-essential appliance, W. */
  readonly largestNonEssentialW: number
  /** What the hardest start adds to the running power: the largest (surge - 1) x W. */
  readonly largestStartW: number
}

/** Energy of a line, Wh a day: quantity x W x duty x hours (energy balance of IEEE 1013 and 1562, loads step). */
export function lineEnergy(line: LoadLine): number {
  return line.quantity * line.power * line.dutyCycle * (line.hoursDay + line.hoursNight)
}

/** Adds the lines up. Power counts every appliance of a line, whatever its hours. */
export function sumLoad(lines: readonly LoadLine[]): Load {
  const essential = { dayWh: 0, nightWh: 0 }
  const nonEssential = { dayWh: 0, nightWh: 0 }
  let essentialW = 0
  let nonEssentialW = 0
  let largestNonEssentialW = 0
  let largestStartW = 0
  for (const line of lines) {
    const ratedW = line.quantity * line.power
    const energy = line.isEssential ? essential : nonEssential
    energy.dayWh += ratedW * line.dutyCycle * line.hoursDay
    energy.nightWh += ratedW * line.dutyCycle * line.hoursNight
    largestStartW = Math.max(largestStartW, (line.surgeFactor - 1) * line.power)
    if (line.isEssential) essentialW += ratedW
    else {
      nonEssentialW += ratedW
      largestNonEssentialW = Math.max(largestNonEssentialW, line.power)
    }
  }
  return { essential, nonEssential, essentialW, nonEssentialW, largestNonEssentialW, largestStartW }
}

/** The energy of two loads together. */
export function addEnergy(a: DayNight, b: DayNight): DayNight {
  return { dayWh: a.dayWh + b.dayWh, nightWh: a.nightWh + b.nightWh }
}
