import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { Localized } from '#kernel/language.ts'
import type { PublicSector } from './sector.ts'

/** Appliances that the site runs: a built-in appliance's id, hours by day (09:00 to 17:00) and by night. */
export type CaseStudyUse = {
  readonly applianceId: number
  readonly quantity: number
  readonly hoursDay: number
  readonly hoursNight: number
  readonly isEssential: boolean
}

/** What the site needed, in the terms of the energy audit. Every figure in the texts follows from it. */
export type CaseStudyNeed = {
  /** The key of a built-in place. */
  readonly place: string
  /** True where a grid helps, so that the array is sized for the mean of the year. */
  readonly grid: boolean
  /** Hours in a row that the battery was asked to carry what is essential. */
  readonly backupHours: number
  readonly use: readonly CaseStudyUse[]
}

/** What was installed: kVA on the inverter's label, nominal kWh of lithium iron phosphate, W of each panel. */
export type CaseStudySystem = {
  readonly inverterKva: number
  readonly batteryKwh: number
  readonly panels: number
  readonly panelW: number
}

export type Testimonial = {
  readonly customerName: string
  readonly customerTitle: Localized
  readonly quote: Localized
}

/** A system that we installed and what became of it (specification 2, section 3). Sample content. */
export type CaseStudy = {
  readonly id: number
  readonly title: Localized
  readonly sector: PublicSector
  readonly country: Country
  readonly location: Localized
  /** The year. */
  readonly date: string
  /** The inverter's and the battery's, `3kVA/5kWh`. */
  readonly capacity: string
  readonly beneficiaries: Localized
  /** Path of a picture of our own; null: the one drawn for the sector. */
  readonly thumbnail: string | null
  readonly specifications: {
    readonly pvModule: Localized
    readonly inverter: Localized
    readonly battery: Localized
    readonly installationDate?: CalendarDate
  }
  readonly description: Localized
  readonly impact: Localized
  readonly detailedDescription: Localized
  readonly keyFeatures: Localized<readonly string[]>
  readonly results: Localized<readonly string[]>
  readonly videoId?: string
  readonly videoTitle?: Localized
  readonly testimonial?: Testimonial
  readonly need: CaseStudyNeed
  readonly system: CaseStudySystem
}

/** `3kVA/5kWh`, as the specification writes a system's capacity. */
export function capacityOf({ inverterKva, batteryKwh }: CaseStudySystem): string {
  return `${inverterKva}kVA/${batteryKwh}kWh`
}
