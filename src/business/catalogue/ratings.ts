import { labelPowerFactor, lithiumDepthOfDischarge } from './assumed-ratings.ts'
import type { Product, StatedPanel } from './product.ts'
import type { RatingName } from './rating-field.ts'
import type { Specification } from './specification-schema.ts'

/** Of its energy, what a lithium battery gives or takes in an hour where its sheet says nothing: 0.5 C. */
const lithiumRate = 0.5

/** Percent of its continuous power that a unit draws itself where its sheet says nothing. */
const idlePercent = 1

/** What a complete system gives, every figure known but the limits of voltage and current. W, Wh, V, A; depth of discharge is a share of 1. */
export type SystemRatings = {
  readonly continuousW: number
  readonly surgeW: number
  readonly batteryWh: number
  readonly depthOfDischarge: number
  readonly dischargeW: number
  readonly chargeW: number
  /** The array that it accepts; 0: none. */
  readonly pvInputW: number
  /** Null where no sheet says. */
  readonly pvMaxVocV: number | null
  readonly pvMaxCurrentA: number | null
  /** The panels that come with it and are in its price. */
  readonly panelsIncludedW: number
  readonly acCharge: boolean
  readonly acChargeW: number
  readonly phases: 1 | 3
  readonly parallelUnits: number
  readonly idleW: number
  /** Ratings that no sheet states: read from the label or assumed. */
  readonly derived: readonly RatingName[]
}

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

/** The power that a label states, W: `6kW`, or of `6kVA` what it is worth; null for none. */
export function labelPower(text: string): number | null {
  const apparent = read(text, voltAmperes)
  return read(text, watts) ?? (apparent === null ? null : Math.round(apparent * labelPowerFactor))
}

/** What the labels of a system say, VA (or W) and Wh, as buyers compare them; the data sheet's where a label says nothing. Null for what is none. */
export function labelled({ systemType, capacity, batteryCapacity, ratings }: Rated) {
  if (systemType === 'Solar Panel') return { power: null, storage: null }
  return {
    power: read(capacity, voltAmperes) ?? read(capacity, watts) ?? ratings.continuousW,
    storage: read(batteryCapacity, wattHours) ?? ratings.batteryWh,
  }
}

/**
 * The ratings that sizing needs. A stated figure overrides the label: it is what the device gives on battery and to a
 * starting motor. What no sheet states is derived, and never in the product's favour: power and battery from the texts
 * (`6kVA`, `10kWh`, power factor 0.8), surge and PV input as no more than continuous, depth of discharge 0.9, the battery's
 * limits 0.5 C, no panels, no charging from the mains, one phase, one unit, and 1 percent of continuous for the unit
 * itself. Null for what is no complete system: panels, batteries and inverters alone, and products of which the power or the
 * battery is unknown.
 */
export function systemRatings({ systemType, capacity, batteryCapacity, ratings }: Rated): SystemRatings | null {
  if (systemType === 'Solar Panel' || systemType === 'Battery') return null
  const continuousW = ratings.continuousW ?? labelPower(capacity)
  const batteryWh = ratings.batteryWh ?? read(batteryCapacity, wattHours)
  if (continuousW === null || batteryWh === null) return null
  const chargeW = ratings.chargeW ?? batteryWh * lithiumRate
  const taken = {
    continuousW,
    surgeW: ratings.surgeW ?? continuousW,
    batteryWh,
    depthOfDischarge: ratings.depthOfDischarge ?? lithiumDepthOfDischarge,
    dischargeW: ratings.dischargeW ?? batteryWh * lithiumRate,
    chargeW,
    pvInputW: ratings.pvInputW ?? continuousW,
    pvMaxVocV: ratings.pvMaxVocV,
    pvMaxCurrentA: ratings.pvMaxCurrentA,
    panelsIncludedW: ratings.panelsIncludedW ?? 0,
    acCharge: ratings.acCharge ?? false,
    acChargeW: ratings.acChargeW ?? chargeW,
    phases: ratings.phases ?? 1,
    parallelUnits: ratings.parallelUnits ?? 1,
    idleW: ratings.idleW ?? (continuousW * idlePercent) / 100,
  }
  const names = Object.keys(taken) as (keyof typeof taken)[]
  return { ...taken, derived: names.filter((name) => ratings[name] === null) }
}

/** The open voltage of silicon rises by this share of 100 for every degree less, where a sheet does not say. */
const vocPercentPerKelvin = -0.3

/** The coldest module of West Africa in the sun's first minute, against the 25 °C of a sheet. */
const coldest = 15 - 25

/** What the specification sheet of a panel states. */
export function statedPanel({ powerW, vocV, tempCoeffVocPctPerK, impA }: Specification): StatedPanel {
  const [voc, slope] = [numberOf(vocV), numberOf(tempCoeffVocPctPerK) ?? vocPercentPerKelvin]
  return {
    powerW: numberOf(powerW),
    vocColdV: voc === null ? null : Math.round(10 * voc * (1 + (slope * coldest) / 100)) / 10,
    currentA: numberOf(impA),
  }
}

const numberOf = (value: Specification[keyof Specification]) => (typeof value === 'number' ? value : null)

/** A panel: W, its open voltage in the cold and its working current where they are stated. */
export type Panel = { readonly powerW: number } & Pick<StatedPanel, 'vocColdV' | 'currentA'>

/** The panel that a product is; null for what is none, and for one of which neither sheet nor label says the power. */
export function panelOf({
  systemType,
  capacity,
  panel,
}: Pick<Product, 'systemType' | 'capacity' | 'panel'>): Panel | null {
  if (systemType !== 'Solar Panel') return null
  const powerW = panel?.powerW ?? read(capacity, watts)
  return powerW === null ? null : { powerW, vocColdV: panel?.vocColdV ?? null, currentA: panel?.currentA ?? null }
}
