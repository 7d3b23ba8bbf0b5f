import { labelPowerFactor, lithiumDepthOfDischarge } from '#business/catalogue/assumed-ratings.ts'

export type ParameterUnit = '1' | 'W' | 'h'

/** A number that the engine assumes: its default, its unit ('1' for a ratio). Where it comes from stands in `parameterSources`. */
export type Parameter = {
  readonly value: number
  readonly unit: ParameterUnit
  /** Read in the source, or judged by us with the source as a guide. */
  readonly status: 'published' | 'estimated'
}

/** Everything that the sizing assumes and no visitor says, in one place. */
export const parameters = {
  dayHours: { value: 8, unit: 'h', status: 'estimated' },
  nightHours: { value: 16, unit: 'h', status: 'estimated' },
  dayShare: { value: 0.3, unit: '1', status: 'estimated' },
  nonEssentialDiversity: { value: 0.4, unit: '1', status: 'estimated' },
  inverterMargin: { value: 1.25, unit: '1', status: 'estimated' },
  inverterEfficiency: { value: 0.93, unit: '1', status: 'estimated' },
  roundTripEfficiency: { value: 0.95, unit: '1', status: 'estimated' },
  depthOfDischarge: { value: lithiumDepthOfDischarge, unit: '1', status: 'estimated' },
  heatLoss: { value: 0.9, unit: '1', status: 'estimated' },
  dustLoss: { value: 0.95, unit: '1', status: 'estimated' },
  harmattanLoss: { value: 0.85, unit: '1', status: 'estimated' },
  cableLoss: { value: 0.98, unit: '1', status: 'estimated' },
  mismatchLoss: { value: 0.97, unit: '1', status: 'estimated' },
  chargerLoss: { value: 0.97, unit: '1', status: 'estimated' },
  offGridArrayMargin: { value: 1.2, unit: '1', status: 'estimated' },
  poorDay: { value: 0.45, unit: '1', status: 'estimated' },
  panelPower: { value: 550, unit: 'W', status: 'published' },
  powerFactor: { value: labelPowerFactor, unit: '1', status: 'estimated' },
  backupRange: { value: 2, unit: 'h', status: 'estimated' },
} as const satisfies Record<string, Parameter>

export type ParameterKey = keyof typeof parameters

/** Efficiency of discharging alone: the square root of the round trip's. */
export const dischargeEfficiency = Math.sqrt(parameters.roundTripEfficiency.value)

/** Share of a battery's usable energy that reaches the appliances: the discharge losses, then the inverter's. */
export const batteryToLoadEfficiency = parameters.inverterEfficiency.value * dischargeEfficiency

/** Hours of supply a day that a tariff band promises (NERC service-based tariff, eyewitnessngr.com). */
export const supplyHoursOf = { A: 20, B: 16, C: 12, D: 8, E: 4 } as const
export type TariffBand = keyof typeof supplyHoursOf
export const tariffBands = Object.keys(supplyHoursOf) as [TariffBand, ...TariffBand[]]

/** The band whose promise is nearest to so many hours of supply a day; of two as near, the one that promises less. */
export function bandOfSupply(hours: number): TariffBand {
  const away = (band: TariffBand) => Math.abs(supplyHoursOf[band] - hours)
  return tariffBands.reduce((nearest, band) => (away(band) <= away(nearest) ? band : nearest))
}

/** The longest outage that a day is planned with, hours: the rest of the day the mains fill the battery. */
export const longestOutage = 20

/** Share of the sheet's watts that reaches the battery, outside the harmattan: 0.788. */
export function solarLosses(dust: number = parameters.dustLoss.value): number {
  const { heatLoss, cableLoss, mismatchLoss, chargerLoss } = parameters
  return heatLoss.value * dust * cableLoss.value * mismatchLoss.value * chargerLoss.value
}
