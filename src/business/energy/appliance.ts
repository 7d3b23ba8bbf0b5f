import type { ApplianceKind, DefaultUse } from './appliance-kind.ts'
import type { Segment } from './segment.ts'

/** What the engine needs of an appliance. `power` in W; energy is power x dutyCycle x quantity x hours. */
export type ApplianceRating = {
  readonly power: number
  /** Share of its connected hours in which it draws its rated power, 0 to 1. */
  readonly dutyCycle: number
  /** Starting power over running power, 1 or more. */
  readonly surgeFactor: number
}

/** An appliance that a visitor can tick, with the use that ticking it assumes. */
export type Appliance = ApplianceRating &
  DefaultUse & {
    readonly id: number
    readonly categoryId: number
    readonly name: string
    readonly nameEn: string
    readonly kind: ApplianceKind
  }

/** A shelf of the appliance picker. */
export type ApplianceCategory = {
  readonly id: number
  readonly segment: Segment
  readonly name: string
  readonly nameEn: string
  readonly appliances: readonly Appliance[]
}
