import type { Product } from './product.ts'

/** W per VA where a label gives VA only (default of a Nigerian sizing application, github.com/dogomayana/solarapp). */
export const labelPowerFactor = 0.8

/** Share of a lithium battery's nominal capacity that may be used where its sheet says nothing. */
export const lithiumDepthOfDischarge = 0.9

/** What a complete system gives, every figure known but the PV input. W, Wh; depth of discharge is a share of 1. */
export type SystemRatings = {
  readonly continuousW: number
  readonly surgeW: number
  readonly batteryWh: number
  readonly depthOfDischarge: number
  /** The array that it accepts; null where no sheet says. */
  readonly pvInputW: number | null
  /** Ratings that no sheet states: read from the label or assumed. */
  readonly derived: readonly DerivedRating[]
}

const derivable = ['continuousW', 'surgeW', 'batteryWh', 'depthOfDischarge'] as const
type DerivedRating = (typeof derivable)[number]

type Rated = Pick<Product, 'systemType' | 'capacity' | 'batteryCapacity' | 'ratings'>

const separator = String.raw`[ ,\u00a0\u202f]`
const amount = String.raw`([1-9]\d{0,2}(?:${separator}\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`
const watts = new RegExp(String.raw`${amount}\s*(k?)W(?![a-z])`, 'i')
const voltAmperes = new RegExp(String.raw`${amount}\s*(k?)VA(?![a-z])`, 'i')
const wattHours = new RegExp(String.raw`${amount}\s*(k?)Wh(?![a-z])`, 'i')

/** A comma before three digits groups thousands (`2,048 Wh`), unless the unit is a thousand already (`2,048 kWh`). */
function numberIn(digits: string, isKilo: boolean): number {
  const grouped = new RegExp(isKilo ? String.raw`[ \u00a0\u202f]` : String.raw`${separator}(?=\d{3}(?:\D|$))`, 'g')
  const value = Number(digits.replace(grouped, '').replace(',', '.')) * (isKilo ? 1000 : 1)
  // 13.2 x 1000 is not a whole number to a computer.
  return Math.round(value * 1000) / 1000
}

/** The first quantity that `pattern` finds, in the unit without its k; null where there is none or it is zero. */
function read(text: string, pattern: RegExp): number | null {
  const [, digits, kilo] = pattern.exec(text) ?? []
  return digits === undefined ? null : numberIn(digits, kilo !== '') || null
}

function labelPower(text: string): number | null {
  const apparent = read(text, voltAmperes)
  return read(text, watts) ?? (apparent === null ? null : Math.round(apparent * labelPowerFactor))
}

/**
 * The ratings that sizing needs. A stated figure overrides the label: it is what the device gives on battery and to a
 * starting motor. What no sheet states is derived: power and battery from the texts (`6kVA`, `10kWh`, power factor
 * 0.8), surge as no more than continuous, depth of discharge 0.9. Null for what is no complete system: panels,
 * batteries and inverters alone, and products of which the power or the battery is unknown.
 */
export function systemRatings({ systemType, capacity, batteryCapacity, ratings }: Rated): SystemRatings | null {
  if (systemType === 'Solar Panel' || systemType === 'Battery') return null
  const continuousW = ratings.continuousW ?? labelPower(capacity)
  const batteryWh = ratings.batteryWh ?? read(batteryCapacity, wattHours)
  if (continuousW === null || batteryWh === null) return null
  return {
    continuousW,
    surgeW: ratings.surgeW ?? continuousW,
    batteryWh,
    depthOfDischarge: ratings.depthOfDischarge ?? lithiumDepthOfDischarge,
    pvInputW: ratings.pvInputW,
    derived: derivable.filter((rating) => ratings[rating] === null),
  }
}
