import { labelPowerFactor, lithiumDepthOfDischarge } from '#business/catalogue/assumed-ratings.ts'

export type ParameterUnit = '1' | 'W' | 'h'

/** A number that the engine assumes: its default, its unit ('1' for a ratio) and where it comes from. */
export type Parameter = {
  readonly value: number
  readonly unit: ParameterUnit
  readonly source: string
  /** Read in the source, or judged by us with the source as a guide. */
  readonly status: 'published' | 'estimated'
}

/** Everything that the sizing assumes and no visitor says, in one place. */
export const parameters = {
  dayHours: {
    value: 8,
    unit: 'h',
    source: 'Audit definition: day is 09:00 to 17:00',
    status: 'estimated',
  },
  nightHours: {
    value: 16,
    unit: 'h',
    source: 'Audit definition: night is 17:00 to 09:00',
    status: 'estimated',
  },
  dayShare: {
    value: 0.3,
    unit: '1',
    source: 'Audit definition: share of a total that falls in the day where nobody says more',
    status: 'estimated',
  },
  nonEssentialDiversity: {
    value: 0.4,
    unit: '1',
    source: 'Share of the non-essential appliances that run at the same time; engineering judgement',
    status: 'estimated',
  },
  inverterMargin: {
    value: 1.25,
    unit: '1',
    source: 'Engineering judgement; a Nigerian sizing application takes the same (github.com/dogomayana/solarapp)',
    status: 'estimated',
  },
  inverterEfficiency: {
    value: 0.93,
    unit: '1',
    source: 'Below the 95 to 97.6 % peak of hybrid inverters’ data sheets, for part load and standby',
    status: 'estimated',
  },
  roundTripEfficiency: {
    value: 0.95,
    unit: '1',
    source: 'Lithium iron phosphate, battery terminals only; the discharge takes its square root',
    status: 'estimated',
  },
  depthOfDischarge: {
    value: lithiumDepthOfDischarge,
    unit: '1',
    source: 'Within the usable 80 to 100 % of lithium iron phosphate sheets; a capacity stated as net counts as 1',
    status: 'estimated',
  },
  heatLoss: {
    value: 0.9,
    unit: '1',
    source: 'Share left by heat: -0.35 % per kelvin of panel sheets, cells about 28 K above 25 °C',
    status: 'estimated',
  },
  dustLoss: {
    value: 0.95,
    unit: '1',
    source: 'Share left by dust between two washes: 5 to 10 % of soiling, the lesser end; engineering judgement',
    status: 'estimated',
  },
  harmattanLoss: {
    value: 0.85,
    unit: '1',
    source:
      'Share left by dust from December to February north of 11°: soiling and haze of the harmattan; engineering judgement',
    status: 'estimated',
  },
  cableLoss: {
    value: 0.98,
    unit: '1',
    source: 'Share left by cables of the length and section of a house installation',
    status: 'estimated',
  },
  mismatchLoss: {
    value: 0.97,
    unit: '1',
    source: 'Share left by mismatch and tolerance of panels in a string',
    status: 'estimated',
  },
  chargerLoss: {
    value: 0.97,
    unit: '1',
    source: 'Efficiency of the solar charger, below the 98 % peak of hybrid inverters’ data sheets',
    status: 'estimated',
  },
  offGridArrayMargin: {
    value: 1.2,
    unit: '1',
    source:
      'An array that just balances the month never makes good a poor day: with 1.2 a third of the short days of 1.0, daily NASA POWER data of 2015 to 2024, Garoua and Douala (github.com/ProRivs/AI-Solar-Sizing-App)',
    status: 'estimated',
  },
  poorDay: {
    value: 0.45,
    unit: '1',
    source:
      'Share of the month’s mean sun on a poor day: about one day in a hundred, daily NASA POWER data of 2015 to 2024, Garoua and Douala (github.com/ProRivs/AI-Solar-Sizing-App)',
    status: 'estimated',
  },
  panelPower: {
    value: 550,
    unit: 'W',
    source: 'Rated power where the catalogue has no panel (JA Solar JAM72S30-550/MR sheet)',
    status: 'published',
  },
  powerFactor: {
    value: labelPowerFactor,
    unit: '1',
    source: 'Prudent for a label in kVA; a Nigerian sizing application takes the same (github.com/dogomayana/solarapp)',
    status: 'estimated',
  },
  backupRange: {
    value: 2,
    unit: 'h',
    source: 'Audit definition: the backup is shown as a range from the hours asked to two more',
    status: 'estimated',
  },
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

/** The longest outage that a day is planned with, hours: the rest of the day the mains fill the battery. */
export const longestOutage = 20

/** Share of the sheet's watts that reaches the battery, outside the harmattan: 0.788. */
export function solarLosses(dust: number = parameters.dustLoss.value): number {
  const { heatLoss, cableLoss, mismatchLoss, chargerLoss } = parameters
  return heatLoss.value * dust * cableLoss.value * mismatchLoss.value * chargerLoss.value
}
